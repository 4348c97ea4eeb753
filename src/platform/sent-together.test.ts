import { expect, test } from "vitest";
import { sentTogether } from "./sent-together.ts";

const later = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));

test("answers come in the order they were asked for", async () => {
  expect(await sentTogether([later(1), Promise.resolve("two"), 3])).toEqual([1, "two", 3]);
});

test("the first that failed is why, whichever was heard of first, and nothing is left unanswered", async () => {
  let isAnswered = false;
  const cause = later(0).then(() => Promise.reject(new Error("taken")));
  const follow = Promise.reject(new Error("current transaction is aborted"));
  const last = cause
    .catch(() => later(0))
    .then(() => {
      isAnswered = true;
    });
  await expect(sentTogether([cause, follow, last])).rejects.toThrow("taken");
  expect(isAnswered).toBe(true);
});
