import { expect, test } from "vitest";
import { guestPaysBy, partnerPriceFor, rateEarned } from "./partner-price.ts";

test.each([
  ["referral", "guest", null, 0.1],
  ["referral", "partner", null, 0.1],
  ["referral", "account", null, 0.1],
  ["net_rate", "guest", null, 0.1],
  ["net_rate", "partner", { model: "net_rate", rate: 0.1 }, 0],
  ["net_rate", "account", { model: "net_rate", rate: 0.1 }, 0],
  ["balance_due", "guest", { model: "balance_due", rate: 0.1 }, 0],
  ["balance_due", "partner", { model: "balance_due", rate: 0.1 }, 0],
] as const)("%s, paid by the %s: a share is off the price or earned, never both", (model, payer, off, earned) => {
  expect(partnerPriceFor({ model, rate: 0.1 }, payer)).toEqual(off);
  expect(rateEarned({ model, rate: 0.1 }, payer)).toBe(earned);
});

test("without a rate nothing is taken off", () => {
  expect(partnerPriceFor({ model: "net_rate", rate: 0 }, "account")).toBeNull();
});

test.each([
  ["in a week", "2026-11-27T08:00:00Z", "2026-11-21T08:00:00.000Z"],
  ["tonight", "2026-11-20T18:00:00Z", "2026-11-20T15:00:00.000Z"],
  ["in three hours", "2026-11-20T11:00:00Z", "2026-11-20T08:30:00.000Z"],
])("a guest who is picked up %s pays in time", (_when, pickupAt, by) => {
  const now = new Date("2026-11-20T08:00:00Z");
  const holding = { pickupAt: new Date(pickupAt), holdHours: 24, leastMinutes: 30 };
  expect(guestPaysBy(holding, now).toISOString()).toBe(by);
});
