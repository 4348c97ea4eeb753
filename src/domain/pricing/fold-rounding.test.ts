import { expect, test } from "vitest";
import { cents } from "../money/money.ts";
import { foldRounding } from "./fold-rounding.ts";
import type { PriceRequest, TraceStep } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import { startingTariff } from "./starting-tariff.ts";

const step = (name: string, delta: number, leg?: number): TraceStep => ({
  step: name,
  rule: name,
  text: name,
  delta: cents(delta),
  ...(leg && { leg }),
});
const deltas = (trace: readonly TraceStep[]) => trace.map(({ step: name, delta }) => [name, delta]);

test.each([
  ["one way", [step("fare", 12_345, 1), step("rounding", -345)], [["fare", 12_000]]],
  [
    "both ways share it, the first takes the odd cent",
    [step("fare", 10_000, 1), step("fare", 10_000, 2), step("extra", 500), step("rounding", -101)],
    [
      ["fare", 9_949],
      ["fare", 9_950],
      ["extra", 500],
    ],
  ],
  ["nothing was rounded", [step("fare", 10_000, 1)], [["fare", 10_000]]],
] as const)("%s", (_what, trace, folded) => {
  expect(deltas(foldRounding(trace))).toEqual(folded);
});

const request: PriceRequest = {
  service: "airport_transfer",
  offer: null,
  from: { name: "Cape Town International Airport", town: "Cape Town", kmFromCity: 20 },
  to: { name: "Camps Bay", town: "Cape Town", kmFromCity: 8 },
  kilometres: 27.3,
  passengers: 3,
  bags: 2,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  pickupAt: "2026-12-24T21:30:00.000Z",
  returnAt: "2026-12-28T21:30:00.000Z",
  bookedAt: "2026-11-20T08:00:00.000Z",
};

test("the lines of a price never show what rounding did, and add up all the same", () => {
  const kilometres = Array.from({ length: 40 }, (_, at) => 5 + at * 1.7);
  const prices = kilometres.map((km) => priceTrip({ ...request, kilometres: km }, startingTariff));
  const rounded = prices.filter(({ trace }) => trace.some(({ step: name }) => name === "rounding"));
  expect(rounded.length).toBeGreaterThan(0);
  for (const { total, lines } of rounded) {
    expect(lines.map(({ code, text }) => `${code} ${text}`).join("\n")).not.toMatch(/round/i);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
});
