import { checkPlan } from "../routing/check-plan.ts";
import type { RoutePlan, UnassignedReason } from "../routing/route-plan.ts";
import type { RoutingProblem } from "../routing/routing-problem.ts";
import type { StartRoute } from "../routing/search-budget.ts";
import { keepPresent } from "./keep-present.ts";
import type { DayPlan, RoutingDay } from "./routing-day.ts";

export type LeftOut = ReadonlyMap<string, UnassignedReason>;
export type PlannedDay = { readonly plan: DayPlan; readonly leftOut: LeftOut };

/** The engine’s plan as who has which trip. Trips that it didn’t see stay with those who have them. */
export function plannedDay(day: RoutingDay, problem: RoutingProblem, found: RoutePlan): PlannedDay {
  const faults = checkPlan(problem, found);
  if (faults.length > 0) throw new Error(`The engine’s plan has a fault: ${faults[0]}`);
  const seen = new Set(problem.rides.map(({ id }) => id));
  const plan = new Map<string, string>();
  for (const { id, crew } of day.trips) if (!seen.has(id) && crew !== null) plan.set(id, crew);
  // What stays stays, also where the search found no way to it in time.
  for (const { id, crew, frozen } of day.trips) if (frozen !== null && crew !== null) plan.set(id, crew);
  for (const { vehicle, stops } of found.routes) for (const { ride } of stops) plan.set(ride, vehicle);
  return { plan: keepPresent(day, plan), leftOut: new Map(found.unassigned.map(({ ride, reason }) => [ride, reason])) };
}

/** A plan as the engine may begin with. */
export const startOf = (day: RoutingDay, plan: DayPlan): StartRoute[] =>
  day.crews.map(({ id: vehicle }) => ({
    vehicle,
    rides: day.trips
      .filter(({ id }) => plan.get(id) === vehicle)
      .toSorted((a, b) => a.pickupAt - b.pickupAt)
      .map(({ id }) => id),
  }));
