import { describe, expect, test } from "vitest";
import { defaultSettings } from "../company/company-settings.ts";
import { cents } from "../money/money.ts";
import { addHours, addMinutes } from "../time/local-time.ts";
import {
  askFrom,
  isLastReconfirmation,
  minutesToAnswer,
  needsCall,
  offerEnds,
  reconfirmationDue,
  suggestedPayout,
} from "./offer-rules.ts";

const rules = defaultSettings.offers;
const now = new Date("2026-11-16T08:00:00Z");
const inHours = (hours: number) => addHours(now, hours);

test.each([
  ["two days", 48, 60],
  ["exactly a day", 24, 60],
  ["just under a day", 23.99, 40],
  ["exactly eight hours", 8, 40],
  ["just under eight hours", 7.99, 20],
  ["exactly two hours", 2, 20],
  ["just under two hours", 1.99, 5],
])("%s before the pickup a driver has %s h ahead and %i minutes", (_what, hours, minutes) => {
  expect(minutesToAnswer(inHours(hours), now, rules)).toBe(minutes);
  expect(offerEnds(inHours(hours), now, rules)).toEqual(addMinutes(now, minutes));
  expect(needsCall(inHours(hours), now)).toBe(hours < 2);
});

test("an offer never outlives the pickup", () => {
  const pickup = addMinutes(now, 3);
  expect(offerEnds(pickup, now, rules)).toEqual(pickup);
});

test.each([
  ["a share of the price", cents(100_000), cents(70_000)],
  ["nothing for nothing", cents(0), cents(0)],
  ["nothing where there is no price", null, null],
])("a provider is suggested %s", (_what, price, payout) => {
  expect(suggestedPayout(price, rules)).toBe(payout);
});

describe("a driver is asked to reconfirm 18, 6 and 3 hours before, each once", () => {
  const longAgo = inHours(-72);
  test.each([
    ["before the first moment", 18.5, longAgo, null, null],
    ["at the first moment", 18, longAgo, null, 18],
    ["once asked, not again", 17, longAgo, inHours(-1), null],
    ["at the second moment", 6, longAgo, inHours(-12), 6],
    ["at the last moment", 3, longAgo, inHours(-3), 3],
    ["after a pause, only for the latest", 2, longAgo, null, 3],
    ["asked for the last, no more", 1, longAgo, inHours(-1.5), null],
    ["accepted between two moments", 5, inHours(-0.5), null, null],
    ["accepted after the last", 1, inHours(-0.5), null, null],
    ["when the pickup has passed", 0, longAgo, null, null],
  ])("%s", (_what, hours, acceptedAt, askedAt, due) => {
    expect(reconfirmationDue({ pickup: inHours(hours), acceptedAt, askedAt }, now, rules)).toBe(due);
  });

  test.each([
    [18, false],
    [6, false],
    [3, true],
  ])("%i hours before is the last: %s", (hours, isLast) => {
    expect(isLastReconfirmation(hours, rules)).toBe(isLast);
  });
});

test.each([
  ["by day, at once", "2026-11-20T18:59:00Z", "2026-11-25T08:00:00Z", "2026-11-20T18:59:00.000Z"],
  ["at 21:00 it waits for the morning", "2026-11-20T19:00:00Z", "2026-11-25T08:00:00Z", "2026-11-21T04:00:00.000Z"],
  ["over New Year too", "2026-12-31T21:55:00Z", "2027-01-02T08:00:00Z", "2027-01-01T04:00:00.000Z"],
  ["after midnight until that morning", "2026-12-31T22:50:00Z", "2027-01-02T08:00:00Z", "2027-01-01T04:00:00.000Z"],
  ["at 06:00 the day has begun", "2026-11-21T04:00:00Z", "2026-11-25T08:00:00Z", "2026-11-21T04:00:00.000Z"],
  ["a pickup before 10:00 can’t wait", "2026-11-20T20:00:00Z", "2026-11-21T07:59:00Z", "2026-11-20T20:00:00.000Z"],
  ["one at 10:00 can", "2026-11-20T20:00:00Z", "2026-11-21T08:00:00Z", "2026-11-21T04:00:00.000Z"],
])("drivers are asked about a trip: %s", (_what, at, pickup, from) => {
  expect(askFrom(new Date(pickup), new Date(at)).toISOString()).toBe(from);
});
