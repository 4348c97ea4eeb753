import { expect, test } from "vitest";
import { aRoutingDay } from "#testing/builders/a-routing-day.ts";
import { checkDay } from "./check-day.ts";
import { dayFigures } from "./day-figures.ts";
import { keepPresent } from "./keep-present.ts";
import { type DayPlan, presentPlan, type RoutingDay } from "./routing-day.ts";

/** One trip of the day goes to someone else who may drive it and is free. */
function oneChange(day: RoutingDay): { plan: DayPlan; trip: string; cents: number } | undefined {
  for (const trip of day.trips)
    for (const crew of trip.mayDrive) {
      if (trip.crew === null || crew === trip.crew) continue;
      const plan = new Map(presentPlan(day)).set(trip.id, crew);
      const cents = dayFigures(day, plan).cents - dayFigures(day, presentPlan(day)).cents;
      if (checkDay(day, plan).length === 0 && cents < 0) return { plan, trip: trip.id, cents };
    }
  return undefined;
}

test("a change that saves less than a change must save goes back, and one that saves more stays", () => {
  const day = aRoutingDay(20);
  const change = oneChange(day);
  if (!change) throw new Error("No change of this day saves anything.");
  const priced = (changeCents: number) => keepPresent({ ...day, costs: { ...day.costs, changeCents } }, change.plan);
  expect(priced(-change.cents + 1).get(change.trip)).toBe(presentPlan(day).get(change.trip));
  expect(priced(-change.cents - 1)).toEqual(change.plan);
});
