import { expect, test } from "vitest";
import { lostFile, withCause } from "./quiet-reporter.mjs";

test("an error outside any test says what caused it", () => {
  const cause = { name: "Error", message: "Worker exited with signal SIGABRT while running src/a.test.ts" };
  expect(withCause({ name: "Error", message: "Worker emitted error", cause })).toBe(
    "Error: Worker emitted error\nCaused by: Error: Worker exited with signal SIGABRT while running src/a.test.ts",
  );
});

test("a file is lost with the process that ran it, and only then", () => {
  const message =
    "Worker exited unexpectedly with signal SIGABRT during started state while running test file /a b/c.test.ts";
  expect(lostFile({ message: "Worker forks emitted error.", cause: { message } })).toEqual({
    file: "/a b/c.test.ts",
    why: "with signal SIGABRT during started state",
  });
  expect(lostFile({ message, cause: { message: "Worker exited unexpectedly before any test" } })).toBeUndefined();
  expect(lostFile({ message })).toBeUndefined();
});

test("one without a cause is its stack", () => {
  expect(withCause({ name: "Error", message: "no window", stack: "Error: no window\n    at a.ts:1" })).toBe(
    "Error: no window\n    at a.ts:1",
  );
});
