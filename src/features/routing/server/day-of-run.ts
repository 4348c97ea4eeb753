import type { DayPlan, RoutingDay } from "#domain/routing-day/routing-day.ts";
import type { Lateness } from "#domain/routing-day/sample-lateness.ts";
import type { RunFacts, RunLateness } from "./views.ts";

/** The day of a run with what a person pinned: a pinned trip stays with its crew of the plan. */
export function dayOfRun(facts: RunFacts, pinned: readonly string[] = [], plan?: DayPlan): RoutingDay {
  const pins = new Set(pinned);
  return {
    ...facts,
    midnight: new Date(facts.midnight),
    trips: facts.trips.map((trip) =>
      pins.has(trip.id) && trip.frozen === null
        ? { ...trip, frozen: "pinned", crew: plan?.get(trip.id) ?? trip.crew }
        : trip,
    ),
  };
}

export const planIn = (crews: Readonly<Record<string, string>>): DayPlan => new Map(Object.entries(crews));
export const crewsIn = (plan: DayPlan): Record<string, string> => Object.fromEntries(plan);

export const keepLateness = ({ shareOf, latePickups, lateMinutes }: Lateness): RunLateness => ({
  shares: Object.fromEntries(shareOf),
  latePickups,
  lateMinutes,
});

/** The days on which a plan is tried. */
export const sampled = { seed: 1, days: 200 } as const;
