import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newQuickFolder, removeAbandoned } from "./open-folder.ts";

test("folders of runs that have ended are removed; those of a run that goes on and of other programs stay", async () => {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), "quick-"));
  onTestFinished(() => fs.rmSync(base, { recursive: true }));
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  for (const name of [`cts-${ended}-a`, `cts-${process.pid}-b`, "of-another-program"])
    fs.mkdirSync(path.join(base, name));
  await removeAbandoned(base);
  expect(fs.readdirSync(base).sort()).toEqual([`cts-${process.pid}-b`, "of-another-program"].sort());
});

test("where memory is no folder, the disk is used", async () => {
  const folder = await newQuickFolder(path.join(os.tmpdir(), "no such folder"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  expect(path.dirname(folder)).toBe(os.tmpdir());
});
