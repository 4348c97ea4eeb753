import { expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { startingTariff } from "./starting-tariff.ts";
import { timeRulesFor } from "./time-rules.ts";

const [holiday] = startingTariff.timeRules.filter(({ when }) => when.kind === "public_holiday");
if (!holiday) throw new Error("The tariff knows no holiday.");
const also = [{ on: "2027-11-03", name: "Election day" }];
const named = { ...holiday, when: { kind: "public_holiday", also } } as const;

test.each([
  ["a day of the calendar", "2027-12-16", named, true],
  ["a day our team has added", "2027-11-03", named, true],
  ["the day after it", "2027-11-04", named, false],
  ["the same day where nothing was added", "2027-11-03", holiday, false],
])("%s", (_what, day, rule, isDearer) => {
  const at = momentOf(localDate(day), localTime("10:00"));
  const departure = { kind: "transfer", at, bookedAt: new Date("2027-01-01T08:00:00Z") } as const;
  expect(timeRulesFor([rule], departure)).toEqual(isDearer ? [rule] : []);
});
