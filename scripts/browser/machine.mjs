// This machine’s resources: commands in PATH, browsers someone installed, the right to install more.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

// The shell draws pages and nothing around them, which makes it the quickest.
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

/** Every place where a Chromium, Chrome or Edge usually sits; not all of them need to exist. */
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

/** The prefix of a command that needs root: nothing, sudo, or undefined when there is no way. */
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
