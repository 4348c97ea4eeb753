import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import {
  isRefundableByRule,
  readVoucherCode,
  voucherCode,
  voucherExpiry,
  voucherExpiryAfterRefund,
  voucherLeft,
  voucherNumber,
  voucherState,
} from "./voucher.ts";

const soldAt = new Date("2026-11-20T08:00:00Z");
const sold = { soldAt, expiresOn: "2029-11-20", amountCents: 100_000, usedCents: 0, refundedCents: 0 };
const today = localDate("2026-12-01");

test.each([
  ["before it is paid", { soldAt: null }, "unpaid", 0],
  ["whole", {}, "active", 100_000],
  ["used in part", { usedCents: 60_000 }, "active", 40_000],
  ["used up", { usedCents: 100_000 }, "used", 0],
  ["refunded", { refundedCents: 100_000 }, "refunded", 0],
  ["used, and the rest refunded", { usedCents: 60_000, refundedCents: 40_000 }, "used", 0],
  ["on its last day", { expiresOn: "2026-12-01" }, "active", 100_000],
  ["a day later", { expiresOn: "2026-11-30" }, "expired", 0],
] as const)("a voucher %s", (_what, changes, state, left) => {
  expect(voucherState({ ...sold, ...changes }, today)).toBe(state);
  expect(voucherLeft({ ...sold, ...changes }, today)).toBe(left);
});

test.each([["GV-7K3M9Q-K7PM-3QXR"], ["gv7k3m9qk7pm3qxr"], [" GV 7K3M9Q K7PM 3QXR "], ["7K3M9Q-K7PM-3QXR"]])(
  "%s is read as it was meant",
  (typed) => {
    expect(readVoucherCode(typed)).toEqual({ number: "GV-7K3M9Q", accessCode: "K7PM3QXR" });
  },
);

test("a letter that is mistaken for a digit is that digit; what is too short is nothing", () => {
  expect(readVoucherCode("GV-OK3M9Q-K7PM-3QXI")).toEqual({ number: "GV-0K3M9Q", accessCode: "K7PM3QX1" });
  expect(readVoucherCode("GV-7K3M9Q")).toBeUndefined();
  expect(voucherCode(voucherNumber("CTS-7K3M9Q"), "K7PM3QXR")).toBe("GV-7K3M9Q-K7PM-3QXR");
});

test.each([
  ["2026-11-20T08:00:00Z", "2029-11-20"],
  ["2028-02-29T08:00:00Z", "2031-03-01"],
  ["2026-12-31T23:00:00Z", "2030-01-01"],
])("bought at %s it is valid until %s", (at, until) => {
  expect(voucherExpiry(new Date(at))).toBe(until);
});

test("a refund onto it can be used for ninety days at least", () => {
  expect(voucherExpiryAfterRefund("2026-12-01", soldAt)).toBe("2027-02-18");
  expect(voucherExpiryAfterRefund("2029-11-20", soldAt)).toBe("2029-11-20");
});

test.each([
  ["unused, on the last of fourteen days", {}, "2026-12-04T20:00:00Z", true],
  ["a day later", {}, "2026-12-05T08:00:00Z", false],
  ["used in part", { usedCents: 1 }, "2026-11-21T08:00:00Z", false],
] as const)("refunded by our rule: %s", (_what, changes, now, isRight) => {
  expect(isRefundableByRule({ ...sold, ...changes }, new Date(now))).toBe(isRight);
});
