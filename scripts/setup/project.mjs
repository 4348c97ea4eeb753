// Where the project lies, and the one way our scripts speak while they work.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
export const cache = path.join(root, ".cache");

/** Progress goes to stderr: what a task itself prints on stdout can then be kept in a file. */
export function say(topic, message) {
  process.stderr.write(`[${topic}] ${message}\n`);
}

export function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** True in the file Node was asked to run, false where the same file is only imported. */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** A script inside a package, for `node <file>`: needs neither a shell nor the links in .bin. */
export function packageFile(...parts) {
  return path.join(root, "node_modules", ...parts);
}
