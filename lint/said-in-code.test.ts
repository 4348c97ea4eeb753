// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSaidInCode, notInCode } from "./said-in-code.ts";
import { repository } from "./trial.ts";

const folders = ["src", "tests", "lint", "bench", "drill", "scripts", "docs"];
const guides = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const read = /\.(?:ts|tsx|mts|mjs|css|sql|sh|md)$/;

const paths = folders.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => read.test(path) && !path.includes("node_modules/")),
);

test("names, comments, test names and documents use no word of the list", () => {
  const all = [...paths, ...guides];
  expect(all.length).toBeGreaterThan(5000);
  expect(all.flatMap((path) => findSaidInCode(path, readFileSync(join(repository, path), "utf8")))).toEqual([]);
});

const samples: Readonly<Record<string, string>> = {
  whoever: "/** Whoever drives it. */",
  stands: "/** Where a quote stands. */",
  "a line": 'test("without a line a message waits", () => {});',
  anew: "// Drawn anew.",
  hence: "// Paper, hence cream.",
  besides: "// And none besides.",
  "planned start": "const { plannedStart } = trip;",
  "fleet band": "const { band } = vehicle.band;",
  "What a …": "/** What a trip costs. */",
  "is told": 'test("a visitor without a key is told so", () => {});',
  nobody: "// Nobody reads it.",
};

test.each(notInCode.map(({ word }) => word))("“%s” is found", (word) => {
  expect(findSaidInCode("src/features/booking/sample.ts", samples[word] ?? "")).toEqual([
    expect.stringContaining(`“${word}”`),
  ]);
});

test("a file's own name is checked, and an exception is for its word only", () => {
  expect(findSaidInCode("tests/drive-without-a-line.ts", "")).toHaveLength(1);
  expect(findSaidInCode("docs/glossary.md", "made out anew")).toEqual([]);
  expect(findSaidInCode("docs/glossary.md", "Whoever asks")).toHaveLength(1);
});
