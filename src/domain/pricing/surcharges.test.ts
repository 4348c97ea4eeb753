import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand, zero } from "../money/money.ts";
import { surchargeSentence, surchargesOf, surchargeText } from "./surcharges.ts";
import type { TimeRule } from "./tariff.ts";

test("every rule, extra and toll of the tariff is named with its figure", () => {
  const named = surchargesOf(sampleTariff).map(surchargeText);
  for (const { name, share } of sampleTariff.timeRules) expect(named).toContain(`${name}, +${share * 100}%`);
  expect(named).toContain("Each extra stop, R80");
  expect(named).toContain("Huguenot Tunnel, R54");
  expect(named.join(), "child seats are free").not.toContain("child seat");
});

test("what the tariff does not charge is not named, and what it adds is", () => {
  const tariff = {
    ...sampleTariff,
    timeRules: sampleTariff.timeRules.map((rule) => ({ ...rule, share: rule.id === "night" ? 0.125 : 0 })),
    extras: { stop: zero, trailer: zero, childSeat: rand(50) },
    tolls: [],
  };
  expect(surchargesOf(tariff).map(surchargeText)).toEqual([
    "Night driving, 22:00 to 06:00, +12.5%",
    "Each child seat, R50",
  ]);
  expect(surchargeSentence([])).toBe("Nothing is added to the price.");
});

test("a rule for some trips says for which, and a reduction is no surcharge", () => {
  const peak: TimeRule = {
    id: "peak",
    name: "Peak hours",
    share: 0,
    amount: rand(60),
    appliesTo: ["transfer", "tour"],
    when: { kind: "hours", from: "06:30", until: "09:00" },
    only: { weekdays: [1, 2, 3, 4, 5], vehicleClasses: ["shuttle"], fromPassengers: 5, places: ["Stellenbosch"] },
  };
  const quiet: TimeRule = { ...peak, id: "quiet", name: "Quiet season", amount: rand(-50), only: undefined };
  const tariff = { ...sampleTariff, timeRules: [peak, quiet], tolls: [] };
  const [first, ...others] = surchargesOf(tariff);
  expect(first).toEqual({
    name: "Peak hours",
    adds: "+R60",
    applies: "Per vehicle and way, airport transfers, day tours",
    limits: "Monday to Friday, shuttle, from 5 passengers, to or from Stellenbosch",
  });
  expect(first && surchargeText(first)).toBe(
    "Peak hours (Monday to Friday, shuttle, from 5 passengers, to or from Stellenbosch), +R60",
  );
  expect(others.map(({ name }) => name)).toEqual(["Each extra stop", "Luggage trailer"]);
});
