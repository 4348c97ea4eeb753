// Two ordinary ways to get a browser: Playwright's download, and the system's package manager.
import fs from "node:fs";
import path from "node:path";
import { runQuietly } from "../setup/child-processes.mjs";
import { packageFile, say } from "../setup/project.mjs";
import { findCommand, installedBrowsers, rootPrefix } from "./machine.mjs";
import { playwrightFolder, tryBrowser, tryBrowsers } from "./try-browser.mjs";

const fiveMinutes = 300_000;

/**
 * Not `--with-deps`: that spends a minute on system packages before it finds the download blocked. The
 * libraries are added only if the downloaded browser does not start.
 */
export async function installWithPlaywright() {
  if (!downloadedShell()) {
    say("browser", "downloading Chromium with Playwright ...");
    if (!(await playwright("install", "chromium-headless-shell"))) return undefined;
  }
  const browser = await tryBrowser(downloadedShell());
  if (browser || process.platform !== "linux" || !rootPrefix()) return browser;
  const hasLibraries = await playwright("install-deps", "chromium-headless-shell");
  return hasLibraries ? tryBrowser(downloadedShell()) : undefined;
}

export async function installWithPackageManager() {
  const prefix = rootPrefix();
  const commands = prefix && packageManagerCommands();
  if (!commands) return undefined;
  say("browser", `installing Chromium with ${commands[0][0]} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const command of commands) {
    const [first, ...rest] = [...prefix, ...command];
    await runQuietly(first, rest, { env, timeout: fiveMinutes });
    const browser = await tryBrowsers(installedBrowsers());
    if (browser) return browser;
  }
  return undefined;
}

/** One after the other until there is a browser, because not every system packages the headless shell. */
function packageManagerCommands() {
  if (findCommand("apt-get")) {
    // Another install may be running: wait for it instead of failing.
    const apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"];
    const install = [...apt, "-y", "--no-install-recommends", "install"];
    return [
      [...apt, "update"],
      [...install, "chromium-headless-shell", "fonts-liberation"],
      [...install, "chromium", "fonts-liberation"],
    ];
  }
  if (findCommand("apk")) return [["apk", "add", "--no-cache", "chromium", "font-liberation"]];
  if (findCommand("dnf")) return [["dnf", "-y", "install", "chromium", "liberation-fonts"]];
  return undefined;
}

async function playwright(...args) {
  const cli = packageFile("@playwright", "test", "cli.js");
  const { ok } = await runQuietly(process.execPath, [cli, ...args], { timeout: fiveMinutes });
  return ok;
}

function downloadedShell() {
  if (!fs.existsSync(playwrightFolder)) return undefined;
  const files = fs.readdirSync(playwrightFolder, { recursive: true }).map((file) => path.join(playwrightFolder, file));
  return files.find((file) => /headless[-_]shell(\.exe)?$/.test(file) && fs.statSync(file).isFile());
}
