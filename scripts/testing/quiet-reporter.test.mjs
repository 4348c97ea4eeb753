import { expect, test } from "vitest";
import { withCause } from "./quiet-reporter.mjs";

test("an error outside any test says what caused it", () => {
  const cause = { name: "Error", message: "Worker exited with signal SIGABRT while running src/a.test.ts" };
  expect(withCause({ name: "Error", message: "Worker emitted error", cause })).toBe(
    "Error: Worker emitted error\nCaused by: Error: Worker exited with signal SIGABRT while running src/a.test.ts",
  );
});

test("one without a cause is its stack", () => {
  expect(withCause({ name: "Error", message: "no window", stack: "Error: no window\n    at a.ts:1" })).toBe(
    "Error: no window\n    at a.ts:1",
  );
});
