import fs from "node:fs";
import { expect, test } from "vitest";

const folder = "docs/decisions";
const titleOf = (file: string) =>
  fs
    .readFileSync(`${folder}/${file}`, "utf8")
    .split("\n", 1)[0]
    ?.replace(/^# \d{4} /, "");

test("the index of decisions lists each of them once, by its title", () => {
  const lines = fs.readFileSync(`${folder}/README.md`, "utf8").split("\n");
  const listed = lines.filter((line) => line.startsWith("- [")).toSorted();
  const files = fs.readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  expect(listed).toEqual(files.map((file) => `- [${file.slice(0, 4)}](${file}) ${titleOf(file)}`).toSorted());
});
