import { describe, expect, test } from "vitest";
import { cents } from "../money/money.ts";
import { standardPolicy } from "./cancellation.ts";
import { type MissableBooking, noShowOf } from "./no-show.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00+02:00`);
const leg = (number: number, time: string, changes: Partial<MissableBooking["legs"][number]> = {}) => ({
  leg: number,
  state: "reconfirmed" as const,
  pickupAt: at(time),
  priceCents: 50_000,
  feeCents: 0,
  freeWaitMinutes: 15,
  ...changes,
});
const booking = (changes: Partial<MissableBooking> = {}): MissableBooking => ({
  state: "confirmed",
  totalCents: 100_000,
  paidCents: 100_000,
  returnedCents: 0,
  bookedAt: at("08:00"),
  policy: standardPolicy,
  legs: [leg(1, "09:00", { priceCents: 100_000 })],
  ...changes,
});

describe("no one at the pickup", () => {
  test.each([
    ["all of it is kept by the house's rules", {}, { fee: 100_000, refund: 0 }],
    [
      "a milder policy that the customer agreed to counts",
      { policy: { ...standardPolicy, noShowShare: 0.5 } },
      { fee: 50_000, refund: 50_000 },
    ],
    ["what was not paid is owed, and nothing goes back", { paidCents: 0 }, { fee: 100_000, refund: 0 }],
    ["our team has found it out trip by trip", { legs: [leg(1, "09:00", { state: "no_show" })] }, { fee: 100_000 }],
    ["both drives were missed", { legs: [leg(1, "09:00"), leg(2, "10:00")] }, { fee: 100_000, refund: 0 }],
    [
      "a drive that was cancelled before has its own fee",
      { totalCents: 75_000, legs: [leg(1, "08:00", { state: "cancelled", feeCents: 25_000 }), leg(2, "09:00")] },
      { fee: 50_000 },
    ],
  ] as const)("%s", (_what, changes, expected) => {
    expect(noShowOf(booking(changes), at("12:00"))).toMatchObject(expected);
  });

  test.each([
    ["before the driver has waited his minutes", {}, "09:14", "too_early"],
    ["at an airport he waits longer", { legs: [leg(1, "09:00", { freeWaitMinutes: 60 })] }, "09:59", "too_early"],
    ["the way back is still to come", { legs: [leg(1, "09:00"), leg(2, "17:00")] }, "10:00", "return_ahead"],
    ["somebody is on board", { legs: [leg(1, "09:00", { state: "onboard" })] }, "10:00", "not_possible"],
    [
      "one of the drives was driven",
      { legs: [leg(1, "08:00", { state: "completed" }), leg(2, "09:00")] },
      "10:00",
      "not_possible",
    ],
    ["it is not confirmed", { state: "awaiting_payment" }, "10:00", "not_possible"],
    ["it is over", { state: "cancelled" }, "10:00", "not_possible"],
  ] as const)("cannot be said: %s", (_what, changes, now, refusal) => {
    expect(noShowOf(booking(changes), at(now))).toBe(refusal);
  });

  test("can be said from the last of the waiting minutes on", () => {
    expect(noShowOf(booking(), at("09:15"))).toMatchObject({ legs: [{ leg: 1, fee: cents(100_000) }] });
  });
});
