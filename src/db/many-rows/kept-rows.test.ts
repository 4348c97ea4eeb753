import { expect, test } from "vitest";
import { KeptRows, type Stamped } from "./kept-rows.ts";

const stamps = (...all: string[]): Stamped[] => all.map((one) => ({ id: one.slice(0, 1), stamp: one }));

test("rows are read where their version is not known, answered in the order asked for, and the oldest go", async () => {
  const kept = new KeptRows<Stamped>(3);
  const request: string[] = [];
  const read = (...all: string[]) =>
    kept.read(stamps(...all), async (ids) => {
      request.push(ids.join(""));
      return stamps(...all).filter(({ id }) => ids.includes(id) && id !== "x");
    });
  expect(await read("b1", "a1")).toEqual(stamps("b1", "a1"));
  expect(await read("a1", "b1")).toEqual(stamps("a1", "b1"));
  expect(await read("a2", "b1", "c1")).toEqual(stamps("a2", "b1", "c1"));
  expect(await read("x1", "c1")).toEqual(stamps("c1"));
  await read("d1");
  await read("a2", "b1");
  expect(request).toEqual(["ba", "ac", "x", "d", "b"]);
});
