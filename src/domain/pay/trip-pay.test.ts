import { expect, test } from "vitest";
import { cents, zero } from "../money/money.ts";
import type { PayRule } from "./pay-rule.ts";
import { isNight, netOf, nightsAway, type PaidTrip, paidTime, percentText, sumOfLines, tripPay } from "./trip-pay.ts";

const nothing: PayRule = {
  perTripCents: 0,
  perHourCents: 0,
  dayHours: 12,
  fareShare: 0,
  waitShare: 0,
  nightCents: 0,
  nightAwayCents: 0,
  tipShare: 0,
};
const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
const onDay = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+02:00`);
const trip = (changes: Partial<PaidTrip> = {}): PaidTrip => ({
  pickupAt: at("10:00"),
  start: at("10:00"),
  end: at("11:25"),
  netFare: cents(125_000),
  netWait: zero,
  agreed: null,
  ...changes,
});

test.each<[string, PaidTrip, Partial<PayRule>, [string, number][]]>([
  ["by the trip", trip(), { perTripCents: 15_000 }, [["Per trip", 15_000]]],
  ["by the hour, to the minute", trip(), { perHourCents: 12_000 }, [["1 h 25 min at R120 per hour", 17_000]]],
  [
    "a tour of three days, of which nights are slept",
    trip({ pickupAt: at("08:00"), start: onDay(20, "08:00"), end: onDay(22, "17:00") }),
    { perHourCents: 6500, nightAwayCents: 35_000 },
    [
      ["33 h (12 h per day at most) at R65 per hour", 214_500],
      ["2 nights away at R350", 70_000],
    ],
  ],
  [
    "a rule that pays round the clock",
    trip({ start: onDay(20, "08:00"), end: onDay(22, "17:00") }),
    { perHourCents: 6500, dayHours: 24 },
    [["57 h at R65 per hour", 370_500]],
  ],
  [
    "a long evening that ends after midnight is no night away",
    trip({ start: onDay(20, "15:00"), end: onDay(21, "02:30") }),
    { perHourCents: 6000, nightAwayCents: 35_000 },
    [["11 h 30 min at R60 per hour", 69_000]],
  ],
  ["by the fare, which can’t be worked out from it", trip(), { fareShare: 0.225 }, [["Share of the fare", 28_125]]],
  ["without an agreed price there is no fare to share", trip({ netFare: null }), { fareShare: 0.2 }, []],
  ["waiting", trip({ netWait: cents(9000) }), { waitShare: 0.5 }, [["Waiting at the pickup", 4500]]],
  ["by night", trip({ pickupAt: at("04:59") }), { nightCents: 5000 }, [["Night trip", 5000]]],
  ["by day", trip({ pickupAt: at("05:00") }), { nightCents: 5000 }, []],
  [
    "what was agreed takes the place of the rule, except for waiting",
    trip({ agreed: cents(40_000), netWait: cents(9000) }),
    { perTripCents: 15_000, perHourCents: 12_000, nightCents: 5000, waitShare: 1 },
    [
      ["Agreed for this trip", 40_000],
      ["Waiting at the pickup", 9000],
    ],
  ],
])("%s", (_, driven, rule, lines) => {
  const paid = tripPay(driven, { ...nothing, ...rule });
  expect(paid.map(({ text, amountCents }) => [text, amountCents])).toEqual(lines);
  expect(sumOfLines(paid)).toBe(lines.reduce((sum, [, amount]) => sum + amount, 0));
});

test("without a rule only what was agreed is paid", () => {
  expect(tripPay(trip({ netWait: cents(9000) }), null)).toEqual([]);
  expect(sumOfLines(tripPay(trip({ agreed: cents(100) }), null))).toBe(100);
});

test.each([
  ["21:59", false],
  ["22:00", true],
  ["00:00", true],
  ["04:59", true],
  ["05:00", false],
])("a pickup at %s is by night: %s", (time, expected) => {
  expect(isNight(at(time))).toBe(expected);
});

test.each([
  ["as long as a driver may be on duty", onDay(20, "20:00"), onDay(21, "10:00"), 0],
  ["a minute longer", onDay(20, "20:00"), onDay(21, "10:01"), 1],
  ["to the next day", onDay(20, "08:00"), onDay(21, "17:00"), 1],
  ["a long day that ends before midnight", onDay(20, "05:00"), onDay(20, "23:59"), 0],
  ["a week", onDay(20, "08:00"), onDay(26, "17:00"), 6],
])("nights away: %s", (_, start, end, nights) => {
  expect(nightsAway({ start, end })).toBe(nights);
});

test("VAT is taken out of an amount as it is in the whole booking", () => {
  expect(netOf(cents(11_500), { totalCents: 23_000, vatCents: 3000 })).toBe(10_000);
  expect(netOf(cents(11_500), { totalCents: 23_000, vatCents: 0 })).toBe(11_500);
  expect(netOf(cents(11_500), { totalCents: 0, vatCents: 0 })).toBe(11_500);
});

test.each([
  ["nothing was reported", null, null, "10:00", "11:00"],
  ["who is early is paid from the pickup time", "09:40", "11:10", "10:00", "11:10"],
  ["who is late is paid from the arrival", "10:20", "11:10", "10:20", "11:10"],
  ["a report that came before the pickup pays no time", null, "09:00", "10:00", "10:00"],
])("%s", (_, arrived, ended, start, end) => {
  const planned = { pickupAt: at("10:00"), plannedEnd: at("11:00") };
  const reported = { arrivedAt: arrived ? at(arrived) : null, endedAt: ended ? at(ended) : null };
  expect(paidTime({ ...planned, ...reported })).toEqual({ start: at(start), end: at(end) });
});

test("a share is written as people do", () => {
  expect([0.2, 0.125, 1, 0].map(percentText)).toEqual(["20%", "12.5%", "100%", "0%"]);
});
