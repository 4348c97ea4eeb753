import { expect, test } from "vitest";
import { inSlices } from "./in-slices.ts";

test("long work pauses for others, and comes to its end", async () => {
  const order: string[] = [];
  const work = inSlices(slowly(20));
  setImmediate(() => order.push("someone else"));

  order.push(await work);

  expect(order).toEqual(["someone else", "done"]);
});

test("what goes wrong in between is heard by who waits", async () => {
  await expect(inSlices(failing())).rejects.toThrow("the file ends too soon");
});

function* slowly(steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return "done";
}

function* failing(): Generator<undefined, string> {
  yield;
  throw new Error("the file ends too soon");
}
