import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { playwrightFailures, vitestFailures } from "./failures.mjs";

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "failures-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function file(name, content) {
  const place = path.join(folder, name);
  fs.writeFileSync(place, JSON.stringify(content));
  return place;
}

const passed = { fullName: " prices add up", status: "passed", failureMessages: [] };
const failed = { fullName: " prices do not add up", status: "failed", failureMessages: ["expected 1 to be 2"] };

test("a failed test is listed with its file; a passed one is not", () => {
  const testResults = [
    { name: "/project/src/a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
    { name: "/project/src/b.test.ts", status: "passed", message: "", assertionResults: [passed] },
  ];
  expect(vitestFailures(file("report.json", { testResults }), "absent.json", "/project")).toEqual([
    { name: "src/a.test.ts › prices do not add up", error: "expected 1 to be 2" },
  ]);
});

test("a file that broke before its tests is listed, and so is an error outside any test", () => {
  const testResults = [
    { name: "/project/src/a.test.ts", status: "failed", message: "no such file", assertionResults: [] },
  ];
  const unsaid = file("unsaid.json", { stray: ["Error: window is not defined"], again: [] });
  expect(vitestFailures(file("report.json", { testResults }), unsaid, "/project")).toEqual([
    { name: "src/a.test.ts", error: "no such file" },
    { name: "outside any test", error: "Error: window is not defined" },
  ]);
});

test("a failed browser test is listed with its location and the titles around it", () => {
  const spec = (title, ok, messages) => ({
    file: "visitor-books.spec.ts",
    line: 12,
    title,
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const inner = {
    title: "on a phone",
    specs: [spec("books", false, ["Error: wide", "Error: narrow"]), spec("pays", true, [])],
  };
  const report = { suites: [{ title: "visitor-books.spec.ts", suites: [inner] }], errors: [{ message: "no server" }] };
  expect(playwrightFailures(file("report.json", report), "absent.json")).toEqual([
    { name: "tests/visitor-books.spec.ts:12 › on a phone › books", error: "Error: wide\nError: narrow" },
    { name: "outside any test", error: "no server" },
  ]);
});

test("a failed test's output is included, and the server's log for a journey", () => {
  const testResults = [{ name: "/project/src/a.test.ts", status: "failed", message: "", assertionResults: [failed] }];
  const name = "src/a.test.ts › prices do not add up";
  const unsaid = file("unsaid.json", { stray: [], again: [], printed: { [name]: "3 prices" } });
  expect(vitestFailures(file("report.json", { testResults }), unsaid, "/project")).toEqual([
    { name, error: "expected 1 to be 2", printed: "3 prices" },
  ]);
  const specs = [{ file: "a.spec.ts", line: 9, title: "pays", ok: false, tests: [] }];
  const logged = file("logged.json", { printed: { "tests/a.spec.ts:9 › pays": "no such card" } });
  expect(playwrightFailures(file("report.json", { suites: [{ specs }], errors: [] }), logged)).toEqual([
    { name: "tests/a.spec.ts:9 › pays", error: "", printed: "no such card" },
  ]);
});

test("without a report nothing is listed", () => {
  expect(vitestFailures("absent.json", "absent.json", "/")).toEqual([]);
  expect(playwrightFailures("absent.json", "absent.json")).toEqual([]);
});
