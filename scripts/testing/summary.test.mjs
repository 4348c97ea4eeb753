import { expect, test } from "vitest";
import { describeFailures } from "./summary.mjs";

const unit = (failures) => ({ name: "unit tests", passed: 1, failed: failures.length || 1, time: "1.0 s", failures });

test("nothing is printed without failures", () => {
  expect(describeFailures([{ name: "types", passed: 1, failed: 0, time: "1.0 s", failures: [] }])).toEqual([]);
});

test("a failure: its stage and name, the message without colours, and the first place in our own code", () => {
  const error = [
    "\u001b[31mError\u001b[39m: expected 1 to be 2",
    "",
    "    at expect (/p/node_modules/chai/index.js:1:1)",
    "    at /p/src/a.test.ts:7:3",
    "    at /p/src/b.ts:1:1",
  ].join("\n");
  expect(describeFailures([unit([{ name: "src/a.test.ts › adds up", error }])])).toEqual([
    "\n  What failed:",
    "\n  ✗ unit tests: src/a.test.ts › adds up",
    "      Error: expected 1 to be 2",
    "      at /p/src/a.test.ts:7:3",
  ]);
});

test("a check is named once, and so is a stage without test names", () => {
  const types = { name: "types", passed: 0, failed: 1, time: "1.0 s", failures: [{ error: "TS2322" }] };
  const text = describeFailures([types, unit([])]).join("\n");
  expect(text).toContain("✗ types\n      TS2322");
  expect(text).toContain("✗ unit tests\n      no test is named in its report; it ended with 1 (1.0 s)");
});

test("many failures fit into the end of a log", () => {
  const error = "one\n".repeat(40);
  for (const count of [1, 5, 20, 30, 500]) {
    const failures = Array.from({ length: count }, (_, place) => ({ name: `test ${place}`, error }));
    const lines = describeFailures([unit(failures)], 90)
      .join("\n")
      .split("\n").length;
    expect(lines).toBeLessThanOrEqual(96);
  }
});

test("the end of a failed test's output is shown", () => {
  const printed = Array.from({ length: 40 }, (_, place) => `line ${place}\n`).join("");
  const text = describeFailures([unit([{ name: "src/a.test.ts › adds up", error: "Error: no", printed }])]).join("\n");
  expect(text).toContain("Error: no\n      It printed:\n        line 28\n");
  expect(text.endsWith("        line 39")).toBe(true);
});

test("a crashed stage is shown with its last output", () => {
  const broken = {
    name: "browser tests",
    passed: 0,
    failed: 1,
    time: "1.0 s",
    code: 137,
    failures: [],
    output: "no such port\n",
  };
  expect(describeFailures([broken]).join("\n")).toContain(
    "ended with 137 (1.0 s)\n      It printed:\n        no such port",
  );
});
