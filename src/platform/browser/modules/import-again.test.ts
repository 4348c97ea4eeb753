import { expect, test, vi } from "vitest";
import { importAgain } from "./import-again.ts";

const lost = new TypeError("Failed to fetch dynamically imported module: https://site.example/assets/step-a1.js");

test("what could not be fetched is asked for under another address, and then kept", async () => {
  const importBy = vi.fn(async () => ({ Step: "here" }));
  const load = importAgain(async (): Promise<{ Step: string }> => Promise.reject(lost), importBy);
  await expect(load()).rejects.toBe(lost);
  expect(importBy).not.toHaveBeenCalled();
  expect(await load()).toEqual({ Step: "here" });
  expect(await load()).toEqual({ Step: "here" });
  expect(importBy.mock.calls).toEqual([["https://site.example/assets/step-a1.js?again=2"]]);
});

test("each try that fails is followed by one under a new address", async () => {
  const importBy = vi.fn(async (_address: string): Promise<unknown> => Promise.reject(lost));
  const load = importAgain(() => Promise.reject(lost), importBy);
  for (let turn = 0; turn < 3; turn++) await expect(load()).rejects.toBe(lost);
  expect(importBy.mock.calls.map(([address]) => address.split("?")[1])).toEqual(["again=2", "again=3"]);
});

test("another failure is passed on unchanged", async () => {
  const broken = new Error("broken");
  const load = importAgain(() => Promise.reject(broken));
  await expect(load()).rejects.toBe(broken);
  await expect(load()).rejects.toBe(broken);
});
