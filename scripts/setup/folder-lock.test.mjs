import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "./folder-lock.mjs";

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "lock-"));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const shortly = () => new Promise((resolve) => setTimeout(resolve, 50, "still waiting"));

test("the second waits until the first releases it", async () => {
  const first = await takeLock("work", folder);
  const second = takeLock("work", folder);
  expect(await Promise.race([second, shortly()])).toBe("still waiting");
  first.release();
  (await second).release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("different names do not wait for each other", async () => {
  const locks = await Promise.all([takeLock("install", folder), takeLock("build", folder)]);
  for (const lock of locks) lock.release();
});

test("a lock left by a dead process is taken over", async () => {
  leaveLock("999999999 12345");
  (await takeLock("work", folder)).release();
  expect(fs.readdirSync(folder)).toEqual([]);
});

test.runIf(process.platform === "linux")("a process id that was reused does not count", async () => {
  leaveLock(`${process.pid} 1`);
  (await takeLock("work", folder)).release();
});

test("a lock outlives its creator while a process it started still works", async () => {
  const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);
  const first = await takeLock("work", folder);
  first.addHolder(child.pid);
  const holders = path.join(folder, "work.lock", "holders");
  fs.writeFileSync(holders, fs.readFileSync(holders, "utf8").split("\n").slice(1).join("\n")); // as if the creator had died
  const second = takeLock("work", folder);
  expect(await Promise.race([second, shortly()])).toBe("still waiting");
  child.kill("SIGKILL");
  await once(child, "exit");
  (await second).release();
});

function leaveLock(holders) {
  fs.mkdirSync(path.join(folder, "work.lock"));
  fs.writeFileSync(path.join(folder, "work.lock", "holders"), `${holders}\n`);
}
