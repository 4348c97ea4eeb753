import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allFiles, branchPoint, changedFiles } from "./changed-files.mjs";

let folder;
const git = (...args) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });
const write = (file, text) => fs.writeFileSync(path.join(folder, file), text);
const commit = (message) => git("add", "-A") && git("commit", "-qm", message);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "changed-"));
  git("init", "-q", "-b", "main");
  for (const file of ["kept.ts", "edited.ts", "committed.ts", "deleted.ts"]) write(file, "before");
  write(".gitignore", "built.js\n");
  commit("first");
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test("since the branch left main: committed, edited, new and deleted files; not main’s later changes, nor ignored files", () => {
  git("checkout", "-qb", "branch");
  write("committed.ts", "after");
  commit("second");
  git("checkout", "-q", "main");
  write("of-main.ts", "meanwhile");
  commit("third");
  git("checkout", "-q", "branch");
  write("edited.ts", "after");
  write("new.ts", "after");
  write("built.js", "after");
  fs.rmSync(path.join(folder, "deleted.ts"));
  const expected = ["committed.ts", "deleted.ts", "edited.ts", "new.ts"];
  expect(changedFiles(branchPoint(folder), folder).files).toEqual(expected);
  expect(allFiles(folder)).toEqual(expect.arrayContaining(["kept.ts", "new.ts", "deleted.ts"]));
});

test("on main: uncommitted changes, or changes since a given commit", () => {
  write("committed.ts", "after");
  commit("second");
  write("edited.ts", "after");
  expect(changedFiles(branchPoint(folder), folder).files).toEqual(["edited.ts"]);
  expect(changedFiles("HEAD~1", folder).files).toEqual(["committed.ts", "edited.ts"]);
});

test("without a main: only uncommitted changes", () => {
  git("branch", "-m", "trunk");
  expect(branchPoint(folder)).toBe("HEAD");
});
