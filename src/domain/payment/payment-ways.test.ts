import { expect, test } from "vitest";
import { defaultSettings } from "../company/company-settings.ts";
import type { AccountStanding } from "../corporate/account-standing.ts";
import { addHours } from "../time/local-time.ts";
import { isLocalNumber, paymentWays } from "./payment-ways.ts";

const now = new Date("2026-11-20T08:00:00Z");
const input = {
  amountCents: 129_900,
  pickupAt: addHours(now, 72),
  now,
  hasGateway: true,
  account: "not_granted" as AccountStanding,
  isKnown: true,
  isCardOnly: false,
  isReachable: true,
  isOver: false,
};
const ways = (changes: Partial<typeof input> = {}, settings = defaultSettings) =>
  Object.fromEntries(paymentWays(settings, { ...input, ...changes }).map(({ method, obstacle }) => [method, obstacle]));

test.each([
  ["an ordinary booking", {}, { online: null, transfer: null, cash: null }],
  ["a company with an account", { account: "open" }, { online: null, transfer: null, cash: null, account: null }],
  [
    "a company that owes too long",
    { account: "overdue" },
    { online: null, transfer: null, cash: null, account: "account_suspended" },
  ],
  [
    "a company on hold",
    { account: "on_hold" },
    { online: null, transfer: null, cash: null, account: "account_on_hold" },
  ],
  [
    "a company over its credit limit",
    { account: "over_limit" },
    { online: null, transfer: null, cash: null, account: "account_over_limit" },
  ],
  ["a company that is suspended", { account: "not_active" }, { online: null, transfer: null, cash: null }],
  [
    "a booking for which no vehicle is held",
    { isCardOnly: true },
    { online: null, transfer: "card_only", cash: "card_only" },
  ],
  [
    "a stranger we may not be able to reach",
    { isReachable: false },
    { online: null, transfer: null, cash: "contact_unconfirmed" },
  ],
  ["no gateway connected", { hasGateway: false }, { transfer: null, cash: null }],
  ["exactly the ceiling for cash", { amountCents: 300_000 }, { online: null, transfer: null, cash: null }],
  ["a cent above it", { amountCents: 300_001 }, { online: null, transfer: null, cash: "too_much_for_cash" }],
  ["a stranger from abroad", { isKnown: false }, { online: null, transfer: null, cash: "cash_for_known_guests" }],
  ["a pickup tomorrow at this hour", { pickupAt: addHours(now, 24) }, { online: null, transfer: null, cash: null }],
  [
    "a pickup sooner",
    { pickupAt: addHours(now, 23.9) },
    { online: null, transfer: "too_late_for_transfer", cash: null },
  ],
  ["a trip that is over", { isOver: true, pickupAt: addHours(now, -4) }, { online: null, transfer: null }],
] as const)("%s", (_what, changes, expected) => {
  expect(ways(changes)).toEqual(expected);
});

test("what our team switched off is not offered", () => {
  const paymentWaysOff = { ...defaultSettings.paymentWays, cash: false, online: false };
  expect(ways({}, { ...defaultSettings, paymentWays: paymentWaysOff })).toEqual({ transfer: null });
});

test.each([
  ["+27 82 555 0199", true],
  ["082 555 0199", true],
  ["0027825550199", true],
  ["+44 20 7946 0958", false],
  ["12345", false],
])("%s is a number from here: %s", (phone, expected) => {
  expect(isLocalNumber(phone)).toBe(expected);
});
