import { expect, test } from "vitest";
import { shareReading } from "./share-reading.ts";

/** Readings that end on command, numbered in the order they start. */
function aReader() {
  const started: PromiseWithResolvers<void>[] = [];
  const read = async () => {
    const wait = Promise.withResolvers<void>();
    const number = started.push(wait);
    await wait.promise;
    return number;
  };
  return { started, read };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("those who ask while it is read share the next reading, which starts after they asked", async () => {
  const { started, read } = aReader();
  const ask = (key = "day") => shareReading(started, key, read);
  const first = ask();
  const others = [ask(), ask(), ask()];
  await turn();
  expect(started).toHaveLength(1);
  started[0]?.resolve();
  expect(await first).toBe(1);
  await turn();
  const late = ask();
  started[1]?.resolve();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await turn();
  started[2]?.resolve();
  expect(await late).toBe(3);
  const fresh = ask();
  started[3]?.resolve();
  expect(await fresh).toBe(4);
});

test("another day and another database are read by themselves", async () => {
  const { started, read } = aReader();
  const [one, other] = [{}, {}];
  const request = [shareReading(one, "a", read), shareReading(one, "b", read), shareReading(other, "a", read)];
  for (const wait of started) wait.resolve();
  expect(await Promise.all(request)).toEqual([1, 2, 3]);
});

test("a reading that fails is no one else’s", async () => {
  const { started, read } = aReader();
  const failing = shareReading(started, "day", read);
  const next = shareReading(started, "day", read);
  started[0]?.reject(new Error("gone"));
  await expect(failing).rejects.toThrow("gone");
  await turn();
  started[1]?.resolve();
  expect(await next).toBe(2);
});
