import fs from "node:fs";

/** The result of `read` on a runner’s report; undefined when there is none or it is cut off: the runner crashed. */
export function readReport(file, read) {
  try {
    return read(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
