import { describe, expect, test } from "vitest";
import { startingServices } from "../catalogue/starting-services.ts";
import {
  type DepositRules,
  depositOf,
  depositsOf,
  depositsText,
  depositTermsFor,
  noOwnDeposits,
  restDueOf,
  restDueText,
} from "./deposit.ts";

const now = new Date("2026-11-19T08:00:00Z");
const pickupAt = new Date("2026-12-03T08:00:00Z");
const rules = (own: Partial<DepositRules["deposits"]> = {}, usual: Partial<DepositRules> = {}): DepositRules => ({
  depositShare: 1,
  restDueHours: 0,
  ...usual,
  deposits: { ...noOwnDeposits, ...own },
});
const coaches = { group_transport: { share: 0.3, restDueHours: 168 } };

describe("the terms of a service", () => {
  test.each([
    ["those of the company", rules(), "day_tour", { share: 1, restDueHours: 0 }],
    ["its own", rules(coaches), "group_transport", { share: 0.3, restDueHours: 168 }],
    ["the company’s beside another’s own", rules(coaches), "day_tour", { share: 1, restDueHours: 0 }],
    [
      "its own share with the company’s hours",
      rules({ day_tour: { share: 0.5, restDueHours: null } }, { restDueHours: 48 }),
      "day_tour",
      { share: 0.5, restDueHours: 48 },
    ],
    [
      "its own full price",
      rules({ custom: { share: 1, restDueHours: null } }, { depositShare: 0.2 }),
      "custom",
      { share: 1, restDueHours: 0 },
    ],
    ["the company’s for one we don’t know", rules(coaches), "boat", { share: 1, restDueHours: 0 }],
  ] as const)("are %s", (_what, set, service, expected) => {
    expect(depositTermsFor(set, service)).toEqual(expected);
  });
});

describe("the deposit", () => {
  test.each([
    ["is the share", 120_000, { share: 0.3, restDueHours: 168 }, 36_000],
    ["is rounded to the cent", 33_335, { share: 0.3, restDueHours: 0 }, 10_001],
    ["is none if the full price is due", 120_000, { share: 1, restDueHours: 0 }, null],
    ["is none without a price", null, { share: 0.3, restDueHours: 0 }, null],
    ["is asked for a minute before the rest is due", 120_000, { share: 0.3, restDueHours: 335 }, 36_000],
    ["is none once the rest is due", 120_000, { share: 0.3, restDueHours: 336 }, null],
  ])("%s", (_what, total, terms, expected) => {
    expect(depositOf(total, terms, { pickupAt, now })).toBe(expected);
  });
});

test.each([
  ["by the terms of the sale", 36_000, { share: 0.3, restDueHours: 168 }, "2026-11-26T08:00:00.000Z"],
  ["before pickup for earlier bookings", 36_000, null, "2026-12-03T08:00:00.000Z"],
  ["never if all was due at once", null, { share: 0.3, restDueHours: 168 }, undefined],
  ["never if the deposit is the price", 120_000, { share: 0.3, restDueHours: 168 }, undefined],
])("the rest is due %s", (_what, depositCents, depositTerms, expected) => {
  expect(restDueOf({ totalCents: 120_000, depositCents, depositTerms, pickupAt })?.toISOString()).toBe(expected);
});

test.each([
  [0, "before pickup"],
  [1, "1 hour before pickup"],
  [24, "24 hours before pickup"],
  [36, "36 hours before pickup"],
  [168, "7 days before pickup"],
])("%s hours read as %s", (hours, text) => {
  expect(restDueText(hours)).toBe(text);
});

describe("in a sentence", () => {
  test.each([
    ["nothing where all pay the full price", rules(), ""],
    [
      "one rule for all",
      rules({}, { depositShare: 0.25, restDueHours: 48 }),
      "When you book, 25% of the price is due, and the rest 2 days before pickup.",
    ],
    [
      "services with their own beside the others",
      rules(coaches),
      "Airport Transfer, Chauffeur Service, Car Hire with Driver, Day Tour, Staff Transport, Corporate Events, Custom Service: when you book, the full price is due. Group Transport, Coach Hire: when you book, 30% of the price is due, and the rest 7 days before pickup.",
    ],
  ])("%s", (_what, set, text) => {
    expect(depositsText(depositsOf(set), startingServices)).toBe(text);
  });
});
