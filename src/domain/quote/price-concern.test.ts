import { expect, test } from "vitest";
import { cents } from "../money/money.ts";
import { priceConcern } from "./price-concern.ts";

test.each([
  ["more than it costs", 100_000, 60_000, null],
  ["exactly what it costs", 60_000, 60_000, null],
  ["a cent less than it costs", 59_999, 60_000, "loss"],
  ["where no cost is known", 1, 0, null],
  ["nothing", 0, 0, "free"],
  ["nothing, though it costs us", 0, 60_000, "free"],
])("%s", (_what, net, cost, concern) => {
  expect(priceConcern({ net: cents(net), cost: cents(cost) })).toBe(concern);
});
