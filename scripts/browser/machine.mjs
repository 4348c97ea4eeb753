// This machine’s resources: commands in PATH, installed browsers, permission to install more.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

// The headless shell renders only pages, which makes it the fastest.
const commandNames = [
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
  "brave-browser",
];
const macNames = ["Google Chrome", "Chromium", "Microsoft Edge"];
const windowsNames = ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"];

/** The full path of a command, or undefined. */
export function findCommand(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable);
}

/** The usual places of Chromium, Chrome or Edge; not all of them exist. */
export function installedBrowsers() {
  if (process.platform === "darwin") {
    const folders = ["/Applications", path.join(os.homedir(), "Applications")];
    return folders.flatMap((folder) => macNames.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (process.platform === "win32") {
    const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) => process.env[name]);
    return folders.filter(Boolean).flatMap((folder) => windowsNames.map((name) => path.join(folder, name)));
  }
  return commandNames.map(findCommand).filter(Boolean);
}

/** The prefix for a command that needs root: empty, sudo, or undefined if root is not available. */
export function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const maySudo = findCommand("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return maySudo ? ["sudo", "-n"] : undefined;
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
