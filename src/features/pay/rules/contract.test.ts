import { expect, test } from "vitest";
import { payRuleForm } from "./contract.ts";

const rule = {
  effective_from: "2026-11-01",
  follows_default: false,
  note: "",
  per_trip_cents: 0,
  per_hour_cents: 0,
  fare_share: 0,
  wait_share: 0.5,
  night_cents: 5000,
  tip_share: 1,
  day_hours: 12,
  night_away_cents: 0,
};

test.each([
  ["pays for nothing but waiting and nights", {}, false],
  ["pays by the trip", { per_trip_cents: 1 }, true],
  ["pays by the hour", { per_hour_cents: 1 }, true],
  ["pays by the fare", { fare_share: 0.05 }, true],
  ["pays more than the fare", { fare_share: 1.2 }, false],
  ["follows the default", { follows_default: true }, true],
])("a rule that %s is valid: %s", (_, changes, expected) => {
  expect(payRuleForm.safeParse({ ...rule, ...changes }).success).toBe(expected);
});
