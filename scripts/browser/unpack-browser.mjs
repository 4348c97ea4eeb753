// Two ways to get a browser without root: system packages unpacked into the project, and one from npm.
import fs from "node:fs";
import path from "node:path";
import { runQuietly } from "../setup/child-processes.mjs";
import { cache, say } from "../setup/project.mjs";
import { findCommand } from "./machine.mjs";
import { tryBrowser } from "./try-browser.mjs";

const fiveMinutes = 300_000;
const debFolder = path.join(cache, "deb");
const debRoot = path.join(debFolder, "root");
const debFonts = path.join(debRoot, "etc/fonts/fonts.conf");
const debPackages = ["chromium-headless-shell", "chromium-common", "fonts-liberation", "fontconfig-config"];

/** Debian and its derivatives let anyone download packages; only installing them needs root. */
export async function unpackDebianPackages() {
  if (!findCommand("apt-get") || !findCommand("dpkg")) return undefined;
  const executable = path.join(debRoot, "usr/lib/chromium/chromium-headless-shell");
  if (!fs.existsSync(executable)) {
    say("browser", "unpacking Chromium into .cache/deb ...");
    if (!(await downloadDebs())) return undefined;
    await unpackDebs();
    pointToOwnFonts();
  }
  return tryBrowser(executable, debEnvironment());
}

async function downloadDebs() {
  for (const part of ["state/lists/partial", "cache/archives/partial", "log"]) {
    fs.mkdirSync(path.join(debFolder, part), { recursive: true });
  }
  const settings = [
    `Dir::State=${debFolder}/state`,
    `Dir::State::Lists=${debFolder}/state/lists`,
    `Dir::Cache=${debFolder}/cache`,
    `Dir::Log=${debFolder}/log`,
    "Dir::State::status=/var/lib/dpkg/status",
    "Debug::NoLocking=1",
    "APT::Sandbox::User=",
  ].flatMap((setting) => ["-o", setting]);
  const apt = (args, cwd) => runQuietly("apt-get", [...settings, "-qq", ...args], { cwd, timeout: fiveMinutes });

  if (!(await apt(["update"])).ok) return false;
  // A dry run lists every library that this machine lacks.
  const rehearsal = await apt(["-s", "--no-install-recommends", "install", ...debPackages]);
  const lacking = [...rehearsal.output.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  const names = [...new Set([...debPackages, ...lacking])];
  return (await apt(["download", ...names], path.join(debFolder, "cache/archives"))).ok;
}

async function unpackDebs() {
  fs.mkdirSync(debRoot, { recursive: true });
  const archives = path.join(debFolder, "cache/archives");
  for (const file of fs.readdirSync(archives).filter((name) => name.endsWith(".deb"))) {
    await runQuietly("dpkg", ["-x", path.join(archives, file), debRoot], { env: { ...process.env, HOME: debFolder } });
  }
}

function pointToOwnFonts() {
  if (!fs.existsSync(debFonts)) return;
  const settings = fs
    .readFileSync(debFonts, "utf8")
    .replace("<dir>/usr/share/fonts</dir>", `<dir>${debRoot}/usr/share/fonts</dir><dir>/usr/share/fonts</dir>`)
    .replace(/<cachedir>\/var[^<]*<\/cachedir>/, `<cachedir>${debFolder}/fontcache</cachedir>`);
  fs.writeFileSync(debFonts, settings);
}

function debEnvironment() {
  const libraries = ["usr/lib", "lib"].flatMap(libraryFolders);
  const sound = libraries.map((folder) => path.join(folder, "pulseaudio"));
  const env = { LD_LIBRARY_PATH: [...libraries, ...sound, path.join(debRoot, "usr/lib/chromium")].join(":") };
  const needsOwnFonts = !fs.existsSync("/etc/fonts/fonts.conf") && fs.existsSync(debFonts);
  return needsOwnFonts ? { ...env, FONTCONFIG_FILE: debFonts, FONTCONFIG_PATH: path.dirname(debFonts) } : env;
}

function libraryFolders(base) {
  const folder = path.join(debRoot, base);
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.includes("-linux-gnu"));
  return names.map((name) => path.join(folder, name));
}

/** The last resort: a Chromium inside an npm package, for x64 only. */
export async function unpackFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = path.join(cache, "sparticuz");
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), '{"private":true}');
  say("browser", "getting Chromium from npm ...");
  const args = ["install", "--no-save", "--ignore-scripts", "--prefix", folder, "@sparticuz/chromium@153.0.0"];
  if (!(await runQuietly("npm", args, { timeout: fiveMinutes })).ok) return undefined;
  // It also unpacks its libraries only if it detects AWS Lambda.
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
  const { default: packed } = await import(path.join(folder, "node_modules/@sparticuz/chromium/build/index.js"));
  const env = { LD_LIBRARY_PATH: path.join(folder, "al2023/lib"), FONTCONFIG_PATH: path.join(folder, "fonts") };
  return tryBrowser(await packed.executablePath(), env);
}
