import { describe, expect, test } from "vitest";
import { rand, zero } from "../money/money.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import {
  type CancelCode,
  cancelCodes,
  cancellationFee,
  hoursBeforePickup,
  ourReason,
  ourReasons,
} from "./cancellation.ts";

const day = localDate("2026-11-25");
const pickupAt = momentOf(day, localTime("14:00"));
const price = rand(1000);

describe("a trip of R1 000 at 14:00, cancelled", () => {
  test.each([
    ["a minute before twelve hours", "01:59", "customer", zero],
    ["exactly twelve hours before", "02:00", "customer", zero],
    ["a minute inside twelve hours", "02:01", "customer", rand(500)],
    ["after the pickup", "14:30", "customer", rand(500)],
    ["as a no-show", "14:30", "no_show", price],
    ["for the weather", "13:59", "weather", zero],
    ["for illness, with its document", "13:59", "waiver", zero],
    ["by ourselves", "13:59", "company", zero],
  ] as const)("%s", (_when, time, reason, fee) => {
    const hours = hoursBeforePickup(pickupAt, momentOf(day, localTime(time)));
    expect(cancellationFee(price, hours, reason)).toBe(fee);
  });
});

const codes = Object.keys(cancelCodes) as CancelCode[];

test.each(codes.filter((code) => cancelCodes[code] === "company" || code === "WEATHER"))(
  "%s is a reason of ours, in words for the customer",
  (code) => {
    expect(ourReason(code, true)).toBe(code);
    expect(ourReasons[ourReason(code, true) ?? "WEATHER"]).toMatch(/^(we|the) [a-z’ ]+$/);
  },
);

test("what the customer decided, or did, is none", () => {
  expect(ourReason("WEATHER", false)).toBeNull();
  for (const code of codes.filter((one) => cancelCodes[one] === "customer")) expect(ourReason(code, true)).toBeNull();
});
