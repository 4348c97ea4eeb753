import { expect, test } from "vitest";
import { defaultSettings } from "./company-settings.ts";
import { settingsDifference } from "./settings-difference.ts";

const { policies, tax, paymentWays, instantHours } = defaultSettings;

// before, after, the differences in words
test.each<[string, unknown, unknown, readonly string[]]>([
  ["nothing", policies, { ...policies, version: 9 }, []],
  ["a share", policies, { ...policies, depositShare: 0.25 }, ["Deposit share: 100% → 25%"]],
  ["a switch", tax, { ...tax, splitsTours: false }, ["Splits tours: yes → no"]],
  ["an amount", { cashAtMostCents: 0 }, { cashAtMostCents: 250_050 }, ["Cash at most: R0 → R2\u00a0500.50"]],
  [
    "a text that was empty",
    paymentWays,
    { ...paymentWays, tipLink: "https://a.example" },
    ["Tip link: empty → https://a.example"],
  ],
  [
    "a part of a part",
    instantHours,
    { ...instantHours, city: { ...instantHours.city, luxury_coach: 99 } },
    ["City, luxury coach: 24 → 99"],
  ],
  [
    "a line more",
    { rates: [] },
    { rates: [{ from: "2027-04-01", rate: 0.155 }] },
    ["Rates 1, from: none → 2027-04-01", "Rates 1, rate: none → 15.5%"],
  ],
])("%s", (_what, before, after, changes) => {
  const texts = settingsDifference(before, after).map(
    (change) => `${change.field}: ${change.before} → ${change.after}`,
  );
  expect(texts).toEqual(changes);
});
