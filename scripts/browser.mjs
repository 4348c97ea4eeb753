// Finds a browser for the end-to-end tests, or downloads one. The result is stored in .cache/browser.json: {
// executable, env, args, version }.
import fs from "node:fs";
import path from "node:path";
import { installWithPackageManager, installWithPlaywright } from "./browser/install-browser.mjs";
import { installedBrowsers } from "./browser/machine.mjs";
import { playwrightBrowser, tryBrowser, tryBrowsers } from "./browser/try-browser.mjs";
import { unpackDebianPackages, unpackFromNpm } from "./browser/unpack-browser.mjs";
import { takeLock } from "./setup/folder-lock.mjs";
import { cache, isMain, say, secondsSince } from "./setup/project.mjs";

const memory = path.join(cache, "browser.json");
const variables = ["E2E_BROWSER", "CHROME_PATH", "CHROME_BIN", "PUPPETEER_EXECUTABLE_PATH"];

const found = [
  ["named in the environment", () => tryBrowsers(variables.map((name) => process.env[name]))],
  ["remembered", tryRemembered],
  ["Playwright's own", () => tryBrowser(playwrightBrowser())],
  ["on this machine", () => tryBrowsers(installedBrowsers())],
];

// From the least to the most intrusive option likely to work.
const fetched = [
  ["downloaded by Playwright", installWithPlaywright],
  ["from the package manager", installWithPackageManager],
  ["unpacked system packages", unpackDebianPackages],
  ["from npm", unpackFromNpm],
];

/** The browser, or undefined if every option failed. */
export async function findBrowser() {
  const browser = await firstOf(found);
  if (browser || process.env.E2E_NO_DOWNLOAD) return browser;
  const lock = await takeLock("browser");
  try {
    // Another run may have downloaded one while this one waited.
    return await firstOf([...found, ...fetched]);
  } finally {
    lock.release();
  }
}

async function firstOf(ways) {
  for (const [how, find] of ways) {
    const start = Date.now();
    const browser = await find();
    if (browser) {
      say("browser", `Chromium ${browser.version}, ${how}: ${browser.executable} (${secondsSince(start)})`);
      fs.mkdirSync(cache, { recursive: true });
      fs.writeFileSync(memory, `${JSON.stringify(browser, null, 2)}\n`);
      return browser;
    }
    if (Date.now() - start > 1500) say("browser", `${how}: no (${secondsSince(start)})`);
  }
  return undefined;
}

function tryRemembered() {
  if (!fs.existsSync(memory)) return undefined;
  const { executable, env } = JSON.parse(fs.readFileSync(memory, "utf8"));
  return tryBrowser(executable, env);
}

if (isMain(import.meta.url) && !(await findBrowser())) {
  say("browser", "none found and none could be got. Set CHROME_PATH to a Chrome or Chromium and run this again.");
  process.exit(1);
}
