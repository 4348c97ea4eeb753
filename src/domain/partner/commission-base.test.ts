import { expect, test } from "vitest";
import { cents } from "../money/money.ts";
import { commissionBase, commissionOn, type EarningBooking } from "./commission-base.ts";
import { commissionLifecycle, commissionStates } from "./commission-lifecycle.ts";

const tax = { isVendor: true, splitsTours: true, rate: 0.15 };
const item = (amountCents: number, vatCode: "EX12G" | "STD15" | "OOS", leg: number | null = null) => ({
  text: "Fare",
  amountCents,
  vatCode,
  leg,
});
const booking = (changes: Partial<EarningBooking> = {}): EarningBooking => ({
  totalCents: 100_000,
  isTour: false,
  items: [item(100_000, "EX12G")],
  legs: [{ leg: 1, priceCents: 100_000, isDriven: true }],
  ...changes,
});

test("transport has no VAT in it: all of it counts", () => expect(commissionBase(booking(), tax)).toBe(100_000));

test("VAT and tolls are left out", () => {
  const items = [item(60_000, "EX12G"), item(23_000, "STD15"), item(17_000, "OOS")];
  expect(commissionBase(booking({ items, isTour: true }), tax)).toBe(60_000 + 20_000);
});

test("a company that is no vendor has no VAT to leave out, and tolls stay out", () => {
  const items = [item(83_000, "STD15"), item(17_000, "OOS")];
  expect(commissionBase(booking({ items }), { ...tax, isVendor: false })).toBe(83_000);
});

test("a drive that no one was driven on earns nothing", () => {
  const items = [item(40_000, "EX12G", 1), item(60_000, "EX12G", 2)];
  const legs = [
    { leg: 1, priceCents: 40_000, isDriven: true },
    { leg: 2, priceCents: 60_000, isDriven: false },
  ];
  expect(commissionBase(booking({ items, legs }), tax)).toBe(40_000);
  expect(commissionBase(booking({ legs: legs.map((leg) => ({ ...leg, isDriven: false })) }), tax)).toBe(0);
});

test("a price that a person lowered counts as it was lowered", () => {
  expect(commissionBase(booking({ totalCents: 80_000 }), tax)).toBe(80_000);
});

test("a tenth of it, to the nearest cent", () => expect(commissionOn(cents(99_995), 0.1)).toBe(10_000));

test("the fee for a drive that was cancelled earns nothing, and what was for both ways is shared", () => {
  const items = [item(40_000, "EX12G", 1), item(60_000, "EX12G", 2), item(-30_000, "EX12G", 2), item(10_000, "EX12G")];
  const legs = [
    { leg: 1, priceCents: 40_000, isDriven: true },
    { leg: 2, priceCents: 60_000, isDriven: false },
  ];
  expect(commissionBase(booking({ totalCents: 80_000, items, legs }), tax)).toBe(40_000 + 4_000);
});

test("a price that a person set for both ways is shared by what each was sold for", () => {
  const legs = [
    { leg: 1, priceCents: 40_000, isDriven: true },
    { leg: 2, priceCents: 60_000, isDriven: false },
  ];
  const cancelled = { text: "Return trip cancelled", amountCents: -30_000, vatCode: "EX12G" as const, leg: 2 };
  expect(commissionBase(booking({ totalCents: 70_000, items: [cancelled], legs }), tax)).toBe(40_000);
});

test("nothing is earned before it is driven, and nothing is paid that is on no statement", () => {
  expect(commissionStates.filter((from) => commissionLifecycle.can(from, "paid"))).toEqual(["on_statement"]);
  expect(commissionStates.filter((from) => commissionLifecycle.can(from, "on_statement"))).toEqual(["approved"]);
  expect(commissionStates.filter((from) => commissionLifecycle.can(from, "reversed"))).toEqual([
    "pending",
    "earned",
    "approved",
  ]);
});
