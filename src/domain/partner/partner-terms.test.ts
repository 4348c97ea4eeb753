import { expect, test } from "vitest";
import { earnsCommission, isStatementDue, rateFor } from "./partner-terms.ts";

test("the rate of a service takes the place of the usual one, even where it is nothing", () => {
  const terms = { commissionRate: 0.1, serviceRates: { airport_transfer: 0.12, day_tour: 0 } };
  expect(rateFor(terms, "airport_transfer")).toBe(0.12);
  expect(rateFor(terms, "day_tour")).toBe(0);
  expect(rateFor(terms, "private_shuttle")).toBe(0.1);
});

test("hotels, agencies and affiliates earn; companies and providers don’t", () => {
  expect(
    (["hotel", "travel_agency", "affiliate", "corporate", "driver_provider"] as const).map(earnsCommission),
  ).toEqual([true, true, true, false, false]);
});

test.each([
  ["monthly", "2026-10-01", true],
  ["quarterly", "2026-09-01", true],
  ["quarterly", "2026-10-01", false],
  ["quarterly", "2026-12-01", true],
] as const)("%s for %s: %s", (settlement, month, isDue) => expect(isStatementDue(settlement, month)).toBe(isDue));
