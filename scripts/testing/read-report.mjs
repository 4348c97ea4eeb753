import fs from "node:fs";

/**
 * The result of `read` on a runner's report; undefined if it is missing or cut off, because the runner
 * crashed.
 */
export function readReport(file, read) {
  try {
    return read(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
