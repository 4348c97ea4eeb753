import { describe, expect, test } from "vitest";
import { aRoutingDay } from "#testing/builders/a-routing-day.ts";
import { checkPlan } from "../routing/check-plan.ts";
import { optimiseRoutes } from "../routing/optimise-routes.ts";
import { checkDay } from "./check-day.ts";
import { dayFigures } from "./day-figures.ts";
import { type Delays, problemOf } from "./day-problem.ts";
import { movesBetween } from "./explain-moves.ts";
import { plannedDay, startOf } from "./plan-day.ts";
import { presentPlan, type RoutingDay } from "./routing-day.ts";
import { badDay, sampleLateness } from "./sample-lateness.ts";

function optimise(day: RoutingDay, iterations: number, { seed = 1, delays }: { seed?: number; delays?: Delays } = {}) {
  const problem = problemOf(day, delays);
  const found = optimiseRoutes(problem, { seed, iterations, start: startOf(day, presentPlan(day)) });
  expect(checkPlan(problem, found)).toEqual([]);
  return plannedDay(day, problem, found);
}

describe("a day planned as the demo company plans", () => {
  test.each([
    ["of 60 trips", 60, 8000],
    ["of 300 trips", 300, 6000],
  ])("%s has at least 12% fewer empty kilometres, drives more trips and breaks no rule", (_day, trips, iterations) => {
    const day = aRoutingDay(trips);
    const before = dayFigures(day, presentPlan(day));
    const { plan } = optimise(day, iterations);
    const after = dayFigures(day, plan);
    expect(checkDay(day, presentPlan(day))).toEqual([]);
    expect(checkDay(day, plan)).toEqual([]);
    expect(after.unassigned).toBeLessThanOrEqual(before.unassigned);
    expect(1 - after.emptyKm / before.emptyKm).toBeGreaterThanOrEqual(0.12);
  });

  test("the moves together save what the plan saves", () => {
    const day = aRoutingDay(60);
    const { plan } = optimise(day, 1000);
    const saved = dayFigures(day, presentPlan(day)).emptyKm - dayFigures(day, plan).emptyKm;
    const moves = movesBetween(day, presentPlan(day), plan);
    expect(moves.reduce((sum, { savesKm }) => sum + savesKm, 0)).toBeCloseTo(saved, -1);
    expect(new Set(moves.map(({ trip }) => trip)).size).toBe(moves.length);
  });

  test("for bad days, fewer pickups are late on the same days", () => {
    const day = aRoutingDay(60);
    const drawn = { seed: 7, days: 200 };
    const usual = sampleLateness(day, optimise(day, 3000).plan, drawn);
    const robust = sampleLateness(day, optimise(day, 3000, { delays: badDay }).plan, drawn);
    expect(robust.latePickups).toBeLessThan(usual.latePickups);
    expect(sampleLateness(day, presentPlan(day), drawn)).toEqual(sampleLateness(day, presentPlan(day), drawn));
  });
});

test.each(Array.from({ length: 12 }, (_, at) => at + 1))("any day: no rule of the gate is broken (seed %i)", (seed) => {
  const day = aRoutingDay(10 + seed * 3, seed);
  const trips = day.trips.map((trip, at) =>
    at % 7 === 0 && trip.crew ? { ...trip, frozen: "pinned" as const } : trip,
  );
  const crews = day.crews.map((crew, at) => ({ ...crew, isChosen: at % 4 !== 3 }));
  const chosen = new Set(crews.flatMap(({ id, isChosen }) => (isChosen ? [id] : [])));
  const strict: RoutingDay = {
    ...day,
    crews,
    trips: trips
      .map((trip) => ({ ...trip, mayDrive: trip.mayDrive.filter((id) => chosen.has(id)) }))
      // A crew that wasn’t chosen keeps its trips, and no one else has its vehicle.
      .map((trip) => (trip.crew && !chosen.has(trip.crew) ? { ...trip, frozen: "not_chosen" as const } : trip)),
  };
  const { plan, leftOut } = optimise(strict, 400, { seed });
  expect(checkDay(strict, plan)).toEqual([]);
  for (const { id, frozen, crew } of strict.trips) if (frozen) expect(plan.get(id)).toBe(crew);
  for (const { id } of strict.trips) expect(plan.has(id) || leftOut.has(id)).toBe(true);
});
