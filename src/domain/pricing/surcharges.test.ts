import { expect, test } from "vitest";
import { rand, zero } from "../money/money.ts";
import { startingTariff } from "./starting-tariff.ts";
import { surchargeSentence, surchargesOf } from "./surcharges.ts";

test("every rule, extra and toll of the tariff is named with its figure", () => {
  const named = surchargesOf(startingTariff);
  for (const { name, share } of startingTariff.timeRules) expect(named).toContain(`${name}, +${share * 100}%`);
  expect(named).toContain("Each extra stop, R80");
  expect(named).toContain("Huguenot Tunnel, R54");
  expect(named.join(), "child seats are free").not.toContain("child seat");
});

test("what the tariff does not charge is not named, and what it adds is", () => {
  const tariff = {
    ...startingTariff,
    timeRules: startingTariff.timeRules.map((rule) => ({ ...rule, share: rule.id === "night" ? 0.125 : 0 })),
    extras: { stop: zero, trailer: zero, childSeat: rand(50) },
    tolls: [],
  };
  expect(surchargesOf(tariff)).toEqual(["Night driving, 22:00 to 06:00, +12.5%", "Each child seat, R50"]);
  expect(surchargeSentence([])).toBe("Nothing is added to the price.");
});
