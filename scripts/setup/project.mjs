// The project's location, and the output of our scripts while they work.
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
export const cache = path.join(root, ".cache");

/** Progress goes to stderr, so that a task's stdout can be saved to a file. */
export function say(topic, message) {
  process.stderr.write(`[${topic}] ${message}\n`);
}

export function secondsSince(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`;
}

/** True in the file that Node was asked to run, false if the file is only imported. */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** A package's script for `node <file>`, which needs neither a shell nor the links in .bin. */
export function packageFile(...parts) {
  return path.join(root, "node_modules", ...parts);
}
