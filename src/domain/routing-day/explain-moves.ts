import { byPickup, type CrewedTrip, emptyKmOf } from "./day-figures.ts";
import { slackBetween } from "./day-legs.ts";
import type { DayPlan, DayTrip, RoutingDay } from "./routing-day.ts";

/** A trip that changes hands, by crew; null where no one has it. */
export type DayMove = {
  readonly trip: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The same driver in another vehicle. */
  readonly isVehicleOnly: boolean;
  /** Empty kilometres that it saves, or costs where it is below zero. */
  readonly savesKm: number;
  /** To the nearest other trip, before and after; null where there is none. */
  readonly slackBefore: number | null;
  readonly slackAfter: number | null;
};

/**
 * The changes from one plan to another, as steps: at each the one that saves most is done, so that what all of them save is
 * what the plan saves.
 */
export function movesBetween(day: RoutingDay, before: DayPlan, after: DayPlan): readonly DayMove[] {
  const crews = new Map(day.crews.map((crew) => [crew.id, crew]));
  const routes = new Map<string, CrewedTrip[]>();
  const routeOf = (driver: string | undefined) => routes.get(driver ?? "") ?? [];
  const place = (trip: DayTrip, plan: DayPlan) => {
    const crew = crews.get(plan.get(trip.id) ?? "");
    return crew && { trip, crew };
  };
  for (const trip of day.trips) {
    const stop = place(trip, before);
    if (stop) routes.set(stop.crew.driverId, withStop(routeOf(stop.crew.driverId), stop));
  }
  const savedBy = (trip: DayTrip) => {
    const [from, to] = [place(trip, before), place(trip, after)];
    if (from?.crew.driverId === to?.crew.driverId) return 0;
    const gives = routeOf(from?.crew.driverId);
    const takes = routeOf(to?.crew.driverId);
    return (
      (from ? emptyKmOf(day, gives) - emptyKmOf(day, without(gives, trip)) : 0) +
      (to ? emptyKmOf(day, takes) - emptyKmOf(day, withStop(takes, to)) : 0)
    );
  };

  const slackBefore = new Map(
    day.trips.map((trip) => [trip, slackAround(day, routeOf(place(trip, before)?.crew.driverId), trip)]),
  );
  const left = new Set(day.trips.filter(({ id }) => before.get(id) !== after.get(id)));
  const steps: { readonly trip: DayTrip; readonly km: number }[] = [];
  while (left.size > 0) {
    const [best] = [...left].map((trip) => ({ trip, km: savedBy(trip) })).toSorted((a, b) => b.km - a.km);
    if (!best) break;
    const [from, to] = [place(best.trip, before), place(best.trip, after)];
    if (from) routes.set(from.crew.driverId, without(routeOf(from.crew.driverId), best.trip));
    if (to) routes.set(to.crew.driverId, withStop(routeOf(to.crew.driverId), to));
    left.delete(best.trip);
    steps.push(best);
  }
  // What is left around a trip is known once all others are where they go.
  return steps.map(({ trip, km }): DayMove => {
    const [from, to] = [place(trip, before), place(trip, after)];
    return {
      trip: trip.id,
      from: from?.crew.id ?? null,
      to: to?.crew.id ?? null,
      isVehicleOnly: from !== undefined && from.crew.driverId === to?.crew.driverId,
      savesKm: Math.round(km * 10) / 10,
      slackBefore: slackBefore.get(trip) ?? null,
      slackAfter: slackAround(day, routeOf(to?.crew.driverId), trip),
    };
  });
}

const without = (stops: readonly CrewedTrip[], trip: DayTrip): CrewedTrip[] =>
  stops.filter((stop) => stop.trip !== trip);
const withStop = (stops: readonly CrewedTrip[], stop: CrewedTrip): CrewedTrip[] =>
  [...without(stops, stop.trip), stop].toSorted(byPickup);

/** To the nearer of the trips before and after; null where there is none. */
export function slackAround(day: RoutingDay, stops: readonly CrewedTrip[], trip: DayTrip): number | null {
  const at = stops.findIndex((stop) => stop.trip === trip);
  if (at < 0) return null;
  const [before, after] = [stops[at - 1]?.trip, stops[at + 1]?.trip];
  const gaps = [
    ...(before ? [slackBetween(day, before, trip)] : []),
    ...(after ? [slackBetween(day, trip, after)] : []),
  ];
  return gaps.length > 0 ? Math.round(Math.min(...gaps)) : null;
}

type Explained = Pick<DayMove, "from" | "to" | "isVehicleOnly" | "savesKm" | "slackBefore" | "slackAfter">;

/** “Saves 31 km, costs 6 min slack.” */
export function moveText({ from, to, isVehicleOnly, savesKm, slackBefore, slackAfter }: Explained): string {
  const km = Math.round(savesKm);
  const slack = slackBefore !== null && slackAfter !== null ? slackAfter - slackBefore : 0;
  if (isVehicleOnly) return "Same driver, in the vehicle of the rest of the day.";
  if (to === null) return km > 0 ? `No one is left for it; that saves ${km} km.` : "No one is left for it.";
  if (from === null)
    return km < 0 ? `Gets a driver for ${-km} km of empty driving.` : "Gets a driver without empty driving.";
  const parts = [...(km === 0 ? [] : [km > 0 ? `saves ${km} km` : `adds ${-km} km`]), ...slackText(slack)];
  const text = parts.join(", ");
  const makesRoom = km <= 0 ? ", makes room for another change" : "";
  return text === "" ? "Makes room for another change." : `${text[0]?.toUpperCase()}${text.slice(1)}${makesRoom}.`;
}

function slackText(slack: number): readonly string[] {
  if (slack === 0) return [];
  return [slack < 0 ? `costs ${-slack} min slack` : `gains ${slack} min slack`];
}
