import { expect, test } from "vitest";
import { isSoldAgain, noResale, resaleCredit, type Span, shareCredit } from "./resale.ts";

const span = (from: string, to: string): Span => ({
  from: new Date(`2026-11-20T${from}:00Z`),
  to: new Date(`2026-11-20T${to}:00Z`),
});
const freed = span("08:00", "12:00");

test.each([
  ["the same time", span("08:00", "12:00"), true],
  ["half of it, which is just enough", span("10:00", "14:00"), true],
  ["a minute less than half", span("10:01", "14:00"), false],
  ["longer than what was freed", span("06:00", "18:00"), true],
  ["right after it", span("12:00", "16:00"), false],
  ["another time of that day", span("14:00", "16:00"), false],
])("sold again from half of the time: %s", (_what, sold, isSold) => {
  expect(isSoldAgain(freed, sold, 0.5)).toBe(isSold);
});

test.each([
  ["half of the fee", { feeCents: 50_000, feeShare: 0.5, soldCents: 100_000 }, 25_000],
  ["all of it", { feeCents: 50_000, feeShare: 1, soldCents: 100_000 }, 50_000],
  ["no more than the resale brought", { feeCents: 50_000, feeShare: 1, soldCents: 30_000 }, 30_000],
  ["nothing where the new trip costs nothing", { feeCents: 50_000, feeShare: 1, soldCents: 0 }, 0],
  ["nothing in a company that has not decided", { feeCents: 50_000, ...noResale, soldCents: 90_000 }, 0],
  ["rounded to a cent", { feeCents: 33_333, feeShare: 0.5, soldCents: 90_000 }, 16_667],
])("what goes back: %s", (_what, resold, expected) => {
  expect(resaleCredit(resold)).toBe(expected);
});

test.each([
  ["all was paid", { feeCents: 50_000, unpaidCents: 0, refundableCents: 50_000 }, [0, 25_000]],
  ["nothing was paid", { feeCents: 50_000, unpaidCents: 50_000, refundableCents: 0 }, [25_000, 0]],
  ["a part was paid", { feeCents: 50_000, unpaidCents: 10_000, refundableCents: 40_000 }, [10_000, 15_000]],
  ["most was refunded before", { feeCents: 8_000, unpaidCents: 0, refundableCents: 8_000 }, [0, 8_000]],
  ["all of it is being refunded", { feeCents: 50_000, unpaidCents: 0, refundableCents: 0 }, [0, 0]],
])("a credit of R250 lowers what is owed, then refunds: %s", (_what, owed, [waivedCents, refundCents]) => {
  expect(shareCredit(25_000, owed)).toEqual({ waivedCents, refundCents });
});
