import { describe, expect, test } from "vitest";
import { bookingOutcome, isDriven, isRidden, isSold, shareInTurn, vatOfCharge } from "./what-counts.ts";

test.each([
  ["confirmed", false, true, "sold"],
  ["in_progress", false, true, "sold"],
  ["closed", false, true, "driven"],
  ["no_show", false, true, "no_show"],
  ["cancelled", true, true, "cancelled"],
  ["cancelled", false, false, "lost"],
  ["expired", false, false, "lost"],
  ["awaiting_payment", false, false, "open"],
] as const)("%s, confirmed before: %s", (state, wasConfirmed, sold, outcome) => {
  expect(isSold({ state, wasConfirmed })).toBe(sold);
  expect(bookingOutcome({ state, wasConfirmed })).toBe(outcome);
});

test.each([
  ["completed", true, true],
  ["interrupted", true, true],
  ["no_show", true, false],
  ["completed_unverified", false, false],
  ["cancelled", false, false],
] as const)("a trip that is %s", (state, driven, ridden) => {
  expect(isDriven(state)).toBe(driven);
  expect(isRidden(state)).toBe(ridden);
});

describe("an amount shared in turn", () => {
  test.each([
    ["equally, the odd cent goes where the half is passed", 100, [1, 1, 1], [33, 34, 33]],
    ["by weight", 1000, [3, 1], [750, 250]],
    ["to one that weighs nothing, nothing", 1001, [1, 0, 1], [501, 0, 500]],
    ["below zero as above", -1001, [1, 0, 1], [-501, 0, -500]],
    ["more digits than a number holds", 2_000_000_001, [2_000_000_001, 1], [2_000_000_000, 1]],
  ])("%s", (_what, amount, weights, parts) => {
    expect(shareInTurn(amount, weights)).toEqual(parts);
  });
});

test.each([
  ["as billed", { chargeCents: 1150, billed: { grossCents: 1150, vatCents: 148 } }, 148],
  [
    "as of the price, where something else was billed",
    { chargeCents: 575, billed: { grossCents: 1150, vatCents: 148 } },
    75,
  ],
  ["as of the price, where nothing was billed yet", { chargeCents: 1150, billed: null }, 150],
  ["none of what costs nothing", { chargeCents: 0, billed: null, totalCents: 0 }, 0],
])("VAT is %s", (_what, taxed, cents) => {
  expect(vatOfCharge({ totalCents: 1150, totalVatCents: 150, ...taxed })).toBe(cents);
});
