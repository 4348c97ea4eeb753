import { expect, test } from "vitest";
import { breachesOf, type TravelPolicy } from "./travel-policy.ts";

const policy: TravelPolicy = {
  services: ["airport_transfer", "chauffeur_service"],
  hours: { from: "06:00", until: "22:00" },
  limitCents: 200_000,
};
/** By the clock of Cape Town, two hours ahead. */
const at = (utc: string) => new Date(`2026-11-28T${utc}:00Z`);
const planned = { service: "airport_transfer", pickups: [at("07:00")], totalCents: 200_000 } as const;

test.each([
  ["within all of it, at the limit", policy, planned, []],
  ["one cent above the limit", policy, { ...planned, totalCents: 200_001 }, ["over_limit"]],
  ["without a price yet", policy, { ...planned, totalCents: null }, []],
  ["of a service that isn’t allowed", policy, { ...planned, service: "day_tour" }, ["service"]],
  ["at the first minute", policy, { ...planned, pickups: [at("04:00")] }, []],
  ["a minute too early", policy, { ...planned, pickups: [at("03:59")] }, ["hours"]],
  ["whose return is too late", policy, { ...planned, pickups: [at("07:00"), at("20:01")] }, ["hours"]],
  [
    "by night where nights are allowed",
    { ...policy, hours: { from: "20:00", until: "05:00" } },
    { ...planned, pickups: [at("22:30")] },
    [],
  ],
  ["by day where nights are allowed", { ...policy, hours: { from: "20:00", until: "05:00" } }, planned, ["hours"]],
  ["without a policy", { services: [], hours: null, limitCents: null }, { ...planned, totalCents: 9_000_000 }, []],
  [
    "against all of it",
    policy,
    { service: "custom", pickups: [at("01:00")], totalCents: 300_000 },
    ["over_limit", "service", "hours"],
  ],
] as const)("a booking %s", (_what, rules, booked, breaches) => {
  expect(breachesOf(rules, booked)).toEqual(breaches);
});
