// The product runs on one Node version, whatever the machine has.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { installPackages } from "./install-packages.mjs";
import { searchFolders } from "./npm-environment.mjs";
import { root } from "./project.mjs";

const executable = process.platform === "win32" ? "node.exe" : "node";

/** The Node to use, downloaded into runtime/ if the machine's own is too old. */
export async function chooseNode(hostNode) {
  const version = versionOf(hostNode);
  if (isRecentEnough(version)) return hostNode;

  const folder = path.join(root, "runtime");
  const packaged = path.join(folder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", executable);
  await installPackages({ folder, label: "runtime", node: hostNode, hostNode });
  if (versionOf(packaged)) return packaged;
  throw new Error(
    `Node ${version} is too old, and no newer one is packaged for ${process.platform}-${process.arch}. ` +
      "Please install Node 24.7 or newer and run this again.",
  );
}

/** A Node outside this clone, because an install may replace the one in runtime/ while it runs. */
export function findHostNode() {
  if (!isInsideProject(process.execPath)) return process.execPath;
  const candidates = searchFolders().map((folder) => path.join(folder, executable));
  return candidates.find((file) => fs.existsSync(file) && !isInsideProject(fs.realpathSync(file))) ?? process.execPath;
}

/** 24.7 added argon2, which hashes passwords. */
export function isRecentEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 7);
}

function versionOf(node) {
  if (node === process.execPath) return process.version;
  return spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() ?? "";
}

function isInsideProject(file) {
  return file.startsWith(root + path.sep);
}
