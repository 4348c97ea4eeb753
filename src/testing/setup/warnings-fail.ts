import path from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import { complain, hear } from "./expect-warning.ts";

/**
 * A warning is a fault that has not hurt yet, and among thousands no one notices the important one. So a test
 * fails if anything writes a warning or an error to the console, unless `expectWarning` announces it.
 */
const here = () => {
  const { testPath = "", currentTestName } = expect.getState();
  return [path.relative(process.cwd(), testPath), currentTestName].filter(Boolean).join(" › ");
};

console.warn = (...parts: unknown[]) => hear(parts, here());
console.error = (...parts: unknown[]) => hear(parts, here());

/**
 * By test id. A warning that is printed once per page is missing on a retry, so the retry keeps the first
 * complaint.
 */
const complaints = new Map<string, string>();

function check(complaint: string | undefined) {
  if (complaint) throw new Error(complaint);
}

afterEach(({ task }) => {
  const complaint = complain() ?? complaints.get(task.id);
  if (complaint) complaints.set(task.id, complaint);
  check(complaint);
});

// A file’s output before its first or after its last test.
afterAll(() => check(complain()));
