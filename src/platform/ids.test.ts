import { expect, test } from "vitest";
import { countUp, newId } from "./ids.ts";

test("ids are uuids of version 7, each its own, and count up in the order they are made", () => {
  const ids = Array.from({ length: 2000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

test("what no one could guess of an id is different in each", () => {
  const ends = Array.from({ length: 1000 }, () => newId().slice(-10));
  expect(new Set(ends).size).toBe(ends.length);
});

test.each([
  ["a new millisecond has a start of its own", { msecs: 10, seq: 5 }, 11, { msecs: 11, seq: 7 }],
  ["the same one counts on", { msecs: 10, seq: 5 }, 10, { msecs: 10, seq: 6 }],
  ["a clock that goes back is not followed", { msecs: 10, seq: 5 }, 3, { msecs: 10, seq: 6 }],
  ["one that is full borrows the next", { msecs: 10, seq: 0xffff_ffff }, 10, { msecs: 11, seq: 7 }],
])("%s", (_, last, now, next) => {
  expect(countUp(last, now, 7)).toEqual(next);
});
