import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countPlaywright, countVitest, withSecondRun } from "./count-results.mjs";

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "count-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function report(text) {
  const file = path.join(folder, "report.json");
  fs.writeFileSync(file, typeof text === "string" ? text : JSON.stringify(text));
  return file;
}

const green = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

const absent = () => path.join(folder, "absent.json");

test("the numbers of a successful run", () => {
  expect(countVitest(report(green), absent(), 0)).toEqual({ passed: 7, failed: 0, skipped: 2, again: [] });
});

test("tests that passed on a retry are named", () => {
  const unsaid = path.join(folder, "unsaid.json");
  fs.writeFileSync(unsaid, JSON.stringify({ stray: [], again: ["src/a.test.ts › comes late"] }));
  expect(countVitest(report(green), unsaid, 0).again).toEqual(["src/a.test.ts › comes late"]);
});

test("a file that could not be loaded is a failure even without tests, and so is one that broke after its tests", () => {
  const passed = { status: "passed" };
  const testResults = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [passed] },
    { status: "passed", assertionResults: [passed] },
  ];
  expect(countVitest(report({ ...green, testResults }), absent(), 1).failed).toBe(2);
});

test("a file with a failed test counts only that test", () => {
  const testResults = [{ status: "failed", assertionResults: [{ status: "failed" }] }];
  expect(countVitest(report({ ...green, numFailedTests: 1, testResults }), absent(), 1).failed).toBe(1);
});

test("a runner with a bad exit code has failed even if its report is all green", () => {
  expect(countVitest(report(green), absent(), 1)).toEqual({ passed: 7, failed: 1, skipped: 2, again: [] });
});

test.each([
  ["no report", undefined],
  ["a report cut off", '{"numPassedTests": 7,'],
  ["a report of something else", "{}"],
])("%s counts as one failure", (_what, text) => {
  const file = text === undefined ? absent() : report(text);
  expect(countVitest(file, absent(), 1)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
  expect(countPlaywright(file, 0)).toEqual({ passed: 0, failed: 1, skipped: 0, again: [] });
});

describe("files lost with a process", () => {
  const lost = [{ file: "/src/a.test.ts", why: "with signal SIGABRT" }];
  const begun = {
    testResults: [{ name: "/src/a.test.ts", assertionResults: [{ status: "passed" }, { status: "pending" }] }],
  };
  const first = { passed: 7, failed: 1, skipped: 2, again: [], failures: [] };
  const second = { passed: 2, failed: 0, skipped: 0, again: [], failures: [] };

  test("count by the second run, once, and are named", () => {
    expect(withSecondRun(first, lost, report(begun), second)).toEqual({
      passed: 8,
      failed: 0,
      skipped: 1,
      again: ["/src/a.test.ts: its process ended with signal SIGABRT"],
      failures: [],
    });
  });

  test("fail if they fail in the second", () => {
    const failures = [{ name: "a", error: "no" }];
    const result = withSecondRun(first, lost, report(begun), { ...second, failed: 1, failures });
    expect(result).toMatchObject({ failed: 1, failures });
  });

  test("fail if their process ends again", () => {
    const result = withSecondRun(first, lost, report(begun), { ...second, failed: 1 });
    expect(result).toMatchObject({ failed: 1, failures: [{ name: "/src/a.test.ts" }] });
  });

  test("hide no failure beside them", () => {
    const failures = [{ name: "b", error: "no" }];
    expect(withSecondRun({ ...first, failures }, lost, report(begun), second)).toMatchObject({ failed: 1, failures });
  });
});

test("a browser test that passed on a retry has passed, and is named; an error outside tests is a failure", () => {
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
  const specs = [{ file: "a.spec.ts", line: 9, title: "pays", tests: [{ status: "flaky" }] }];
  const suites = [{ suites: [{ specs }], specs: [{ tests: [{ status: "expected" }] }] }];
  expect(countPlaywright(report({ stats, suites, errors: [{ message: "no server" }] }), 1)).toEqual({
    passed: 4,
    failed: 3,
    skipped: 1,
    again: ["tests/a.spec.ts:9 › pays"],
  });
});
