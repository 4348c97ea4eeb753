import { expect, test } from "vitest";
import { noClaims } from "#domain/company/claims.ts";
import { cancellationRules, cancellationText, consultantPromise } from "./use-company-terms.ts";

const usual = {
  company_name: "Cape Town Shuttle",
  prices: {},
  services: [],
  tours: [],
  claims: noClaims,
  terms_version: "2026-11",
  surcharges: [],
  vehicle_classes: [],
  extras: [],
  deposits: [],
  free_hours: 12,
  grace_minutes: 30,
  late_share: 0.5,
  no_show_share: 1,
  answer_minutes: 20,
  quote_minutes: 20,
  home_form_minutes: 120,
  contact_page_minutes: 1440,
  follows_flights: true,
  quote_valid_hours: 72,
  payout_at_least_cents: 50_000,
  attribution_days: 45,
  payment_methods: [],
};

test("free cancellation ends at a day and an hour, once there is a pickup", () => {
  expect(cancellationText(usual, { date: "", time: "09:00" })).toBe("Free cancellation up to 12 hours before pickup");
  expect(cancellationText(usual, { date: "2027-07-14", time: "09:00" })).toMatch(/: until .*13 Jul.*, 21:00$/);
  expect(cancellationText({ ...usual, free_hours: 48 }, { date: "2027-07-14", time: "09:00" })).toMatch(/12 Jul/);
});

test("after the free period, the page states the cost of cancelling instead", () => {
  const now = new Date("2027-07-14T00:00:00Z");
  expect(cancellationText(usual, { date: "2027-07-14", time: "09:00" }, now)).toBe(
    "Your pickup is within 12 hours: once confirmed, cancelling costs 50% of the price. In the first 30 minutes after booking, cancelling is free.",
  );
});

test.each([
  [{}, ["No fee", "No fee", "50% of the price", "Full price", "No fee at any time"]],
  [{ grace_minutes: 0 }, ["No fee", "50% of the price", "Full price", "No fee at any time"]],
  [{ late_share: 0, no_show_share: 0.8 }, ["No fee", "No fee", "No fee", "80% of the price", "No fee at any time"]],
])("the cost of cancelling by %j", (changes, words) => {
  expect(cancellationRules({ ...usual, ...changes }).map(({ what }) => what)).toEqual(words);
});

test("the consultant's promise uses our team’s response time", () => {
  expect(consultantPromise(usual)).toBe(
    "Our consultant will contact you within 5-20 minutes with a personalised quote.",
  );
  expect(consultantPromise({ ...usual, answer_minutes: 30 })).toContain("within 5-30 minutes");
});
