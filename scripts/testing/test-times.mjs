// Each test file's last duration, kept from run to run.
import fs from "node:fs";
import path from "node:path";
import { cache } from "../setup/project.mjs";
import { readReport } from "./read-report.mjs";

const kept = path.join(cache, "test-times.json");

/** Seconds by file. */
export const knownTimes = (file = kept) => readReport(file, (times) => times) ?? {};

/** Adds [{ file, seconds }] to the known durations. */
export function keepTimes(files, file = kept) {
  if (files.length === 0) return;
  const times = { ...knownTimes(file), ...Object.fromEntries(files.map((one) => [one.file, one.seconds])) };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(times));
}
