import path from "node:path";
import { afterAll, afterEach, expect } from "vitest";
import { complain, hear } from "./expect-warning.ts";

/**
 * A warning is a fault that has not hurt yet, and among thousands of them no one sees the one that does. So a test fails
 * when anything writes a warning or an error to the console, unless it says so by `expectWarning`.
 */
const here = () => {
  const { testPath = "", currentTestName } = expect.getState();
  return [path.relative(process.cwd(), testPath), currentTestName].filter(Boolean).join(" › ");
};

console.warn = (...parts: unknown[]) => hear(parts, here());
console.error = (...parts: unknown[]) => hear(parts, here());

/** By the id of a test. What is said once for a page is not said again at the second attempt, and is no matter of luck. */
const complaints = new Map<string, string>();

function check(complaint: string | undefined) {
  if (complaint) throw new Error(complaint);
}

afterEach(({ task }) => {
  const complaint = complain() ?? complaints.get(task.id);
  if (complaint) complaints.set(task.id, complaint);
  check(complaint);
});

// A file’s output before its first test or after its last.
afterAll(() => check(complain()));
