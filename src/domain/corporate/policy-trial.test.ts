import { expect, test } from "vitest";
import { tryPolicy } from "./policy-trial.ts";
import type { TravelPolicy } from "./travel-policy.ts";

const free: TravelPolicy = { services: [], hours: null, limitCents: null };
const at = (utc: string) => [new Date(`2026-10-12T${utc}:00Z`)];
const bookings = [
  { service: "airport_transfer", pickups: at("06:00"), totalCents: 60_000 },
  { service: "day_tour", pickups: at("21:30"), totalCents: 450_000 },
  { service: "custom", pickups: at("08:00"), totalCents: null },
] as const;

test.each([
  ["the same rules", free, free, [0, 0, 0]],
  ["a limit", free, { ...free, limitCents: 100_000 }, [0, 1, 450_000]],
  [
    "hours and services",
    free,
    { ...free, hours: { from: "07:00", until: "20:00" }, services: ["airport_transfer"] },
    [0, 2, 450_000],
  ],
  ["rules that are given up", { ...free, limitCents: 1 }, free, [2, 0, 0]],
] as const)("%s", (_what, now, trial, [waitsNow, waitsTried, waitsTriedCents]) => {
  expect(tryPolicy(bookings, { now, trial })).toMatchObject({ waitsNow, waitsTried, waitsTriedCents });
});
