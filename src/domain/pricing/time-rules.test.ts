import { expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { rand } from "../money/money.ts";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { effectOf, effectText } from "./rule-effect.ts";
import type { TimeRule } from "./tariff.ts";
import { type Departure, timeRulesFor } from "./time-rules.ts";

const [holiday] = sampleTariff.timeRules.filter(({ when }) => when.kind === "public_holiday");
if (!holiday) throw new Error("The tariff knows no holiday.");
const departure: Departure = {
  kind: "transfer",
  at: new Date("2027-01-01T08:00:00Z"),
  bookedAt: new Date("2027-01-01T08:00:00Z"),
  vehicleClass: "sedan",
  passengers: 2,
  ends: [],
};
const also = [{ on: "2027-11-03", name: "Election day" }];
const named = { ...holiday, when: { kind: "public_holiday", also } } as const;

test.each([
  ["a day of the calendar", "2027-12-16", named, true],
  ["a day our team has added", "2027-11-03", named, true],
  ["the day after it", "2027-11-04", named, false],
  ["the same day where nothing was added", "2027-11-03", holiday, false],
])("%s", (_what, day, rule, isDearer) => {
  const at = momentOf(localDate(day), localTime("10:00"));
  expect(timeRulesFor({ timeRules: [rule] }, { ...departure, at })).toEqual(isDearer ? [rule] : []);
});

test("the company’s calendar decides which day is a holiday", () => {
  const holidays = {
    added: [{ on: localDate("2027-11-03"), name: "Election day" }],
    removed: [localDate("2027-12-16")],
  };
  const isDearer = (day: string) => {
    const at = momentOf(localDate(day), localTime("10:00"));
    return timeRulesFor({ timeRules: [holiday], catalogue: { holidays } }, { ...departure, at }).length > 0;
  };
  expect(["2027-11-03", "2027-12-16", "2027-12-25"].map(isDearer)).toEqual([true, false, true]);
});

const peak: TimeRule = {
  id: "peak",
  name: "Peak hours",
  share: 0.1,
  appliesTo: ["transfer"],
  when: { kind: "hours", from: "06:30", until: "09:00" },
  only: { weekdays: [1, 2, 3, 4, 5] },
};
const always = { ...peak, when: { kind: "always" } } as const;
const saturdayNight: TimeRule = {
  ...peak,
  when: { kind: "hours", from: "22:00", until: "05:00" },
  only: { weekdays: [6] },
};
const place = (name: string | null, town: string | null = null) => ({ name, town, kmFromCity: 40 });

// 9 November 2027 is a Tuesday, the 13th a Saturday.
test.each([
  ["on a weekday in the hour", peak, "2027-11-09", "06:30", {}, true],
  ["at its end", peak, "2027-11-09", "09:00", {}, false],
  ["at the weekend", peak, "2027-11-13", "07:00", {}, false],
  ["Saturday night before midnight", saturdayNight, "2027-11-13", "23:00", {}, true],
  ["Saturday night after midnight", saturdayNight, "2027-11-14", "04:59", {}, true],
  ["Friday night after midnight", saturdayNight, "2027-11-13", "02:00", {}, false],
  ["another class of vehicle", { ...always, only: { vehicleClasses: ["shuttle"] } }, "2027-11-09", "12:00", {}, false],
  ["this class", { ...always, only: { vehicleClasses: ["sedan"] } }, "2027-11-09", "12:00", {}, true],
  ["a smaller party", { ...always, only: { fromPassengers: 3 } }, "2027-11-09", "12:00", { passengers: 2 }, false],
  ["a party of that size", { ...always, only: { fromPassengers: 3 } }, "2027-11-09", "12:00", { passengers: 3 }, true],
  [
    "an address in the town",
    { ...always, only: { places: ["Stellenbosch"] } },
    "2027-11-09",
    "12:00",
    { ends: [place(null), place("Some guesthouse", "Stellenbosch")] },
    true,
  ],
  [
    "another town",
    { ...always, only: { places: ["Stellenbosch"] } },
    "2027-11-09",
    "12:00",
    { ends: [place("Paarl", "Paarl")] },
    false,
  ],
] as const)("a rule with limits: %s", (_what, rule, day, time, changes, holds) => {
  const at = momentOf(localDate(day), localTime(time));
  expect(timeRulesFor({ timeRules: [rule] }, { ...departure, ...changes, at })).toEqual(holds ? [rule] : []);
});

test.each([
  ["a share", { share: 0.2 }, 1, rand(100), "+20%"],
  ["a reduction", { share: -0.05 }, 1, rand(-25), "−5%"],
  ["a fixed sum", { share: 0, amount: rand(150) }, 1, rand(150), "+R150"],
  ["a fixed sum on three days", { share: 0, amount: rand(150) }, 3, rand(450), "+R150"],
])("%s of a fare of R500", (_what, effect, times, delta, text) => {
  const rule = { ...peak, ...effect };
  expect(effectOf(rule, rand(500), times)).toBe(delta);
  expect(effectText(rule).replace("\u00a0", " ")).toBe(text);
});
