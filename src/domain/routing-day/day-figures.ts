import { kmBetween, slackBetween } from "./day-legs.ts";
import type { DayCrew, DayPlan, DayTrip, RoutingDay } from "./routing-day.ts";

/** A trip with the crew that a plan gives it. */
export type CrewedTrip = { readonly trip: DayTrip; readonly crew: DayCrew };
/** The trips of one driver that day, in order, in one vehicle or several. */
export type DayRoute = { readonly driverId: string; readonly stops: readonly CrewedTrip[] };

export type RouteFigures = {
  readonly trips: number;
  readonly km: number;
  /** Without passengers: from home, between trips, and home. */
  readonly emptyKm: number;
  /** From the first pickup to the last drop-off. */
  readonly minutes: number;
  /** By which the last drop-off is after the shift. */
  readonly overtimeMinutes: number;
  /** By which pickups are late by the roads. */
  readonly lateMinutes: number;
  readonly cents: number;
  /** Null if the use of a vehicle is not known. */
  readonly grams: number | null;
};

export type DayFigures = RouteFigures & {
  readonly drivers: number;
  readonly vehicles: number;
  readonly unassigned: number;
};

export const byPickup = (a: { readonly trip: DayTrip }, b: { readonly trip: DayTrip }): number =>
  a.trip.pickupAt - b.trip.pickupAt;

/** Where vehicles change hands is not known, so a driver who changes vehicles is counted as one who doesn’t. */
export function routesIn({ trips, crews }: RoutingDay, plan: DayPlan): readonly DayRoute[] {
  const crewOf = new Map(crews.map((crew) => [crew.id, crew]));
  const routes = new Map<string, CrewedTrip[]>();
  for (const trip of trips) {
    const crew = crewOf.get(plan.get(trip.id) ?? "");
    if (crew) routes.set(crew.driverId, [...(routes.get(crew.driverId) ?? []), { trip, crew }]);
  }
  return [...routes].map(([driverId, stops]) => ({ driverId, stops: stops.toSorted(byPickup) }));
}

export function routeFigures(day: RoutingDay, { stops }: DayRoute): RouteFigures {
  const legs = legsOf(day, stops);
  const [first] = stops;
  const begins = first?.trip.pickupAt ?? 0;
  const ends = Math.max(begins, ...stops.map(({ trip }) => trip.endsAt));
  const lateMinutes = stops.slice(1).reduce((sum, { trip }, at) => sum + lateAfter(day, stops[at]?.trip, trip), 0);
  const overtimeMinutes = first ? Math.max(0, ends - first.crew.shift.until) : 0;
  const { overtimePerHourCents, latePerMinuteCents } = day.costs;
  const used = new Map(stops.map(({ crew }) => [crew.vehicleId, crew.centsPerUse]));
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const cents =
    legs.reduce((sum, { km: driven, crew }) => sum + driven * crew.centsPerKm, 0) +
    [...used.values()].reduce((sum, use) => sum + use, 0) +
    (overtimeMinutes / 60) * overtimePerHourCents +
    lateMinutes * latePerMinuteCents;
  return {
    trips: stops.length,
    km,
    emptyKm: km - stops.reduce((sum, { trip }) => sum + trip.km, 0),
    minutes: ends - begins,
    overtimeMinutes,
    lateMinutes,
    cents: Math.round(cents),
    grams: legs.some(({ crew }) => crew.gramsPerKm === null)
      ? null
      : legs.reduce((sum, { km: driven, crew }) => sum + driven * (crew.gramsPerKm ?? 0), 0),
  };
}

const lateAfter = (day: RoutingDay, trip: DayTrip | undefined, next: DayTrip): number =>
  trip ? Math.max(0, -slackBetween(day, trip, next)) : 0;

/** Every way of a route with the crew that drives it: an empty one in the vehicle of the trip that it leads to. */
function legsOf(
  day: RoutingDay,
  stops: readonly CrewedTrip[],
): readonly { readonly km: number; readonly crew: DayCrew }[] {
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  return [
    { km: kmBetween(day, first.crew.home, first.trip.from), crew: first.crew },
    ...stops.map(({ trip, crew }) => ({ km: trip.km, crew })),
    ...stops.slice(1).map(({ trip, crew }, at) => ({ km: kmBetween(day, stops[at]?.trip.to ?? 0, trip.from), crew })),
    { km: kmBetween(day, last.trip.to, first.crew.home), crew: last.crew },
  ];
}

export const emptyKmOf = (day: RoutingDay, stops: readonly CrewedTrip[]): number =>
  legsOf(day, stops).reduce((sum, { km }) => sum + km, 0) - stops.reduce((sum, { trip }) => sum + trip.km, 0);

/** The whole day. Trips that no one has yet drive no kilometres. */
export function dayFigures(day: RoutingDay, plan: DayPlan): DayFigures {
  const routes = routesIn(day, plan);
  const all = routes.map((route) => routeFigures(day, route));
  const sum = (of: (figures: RouteFigures) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    trips: sum(({ trips }) => trips),
    km: sum(({ km }) => km),
    emptyKm: sum(({ emptyKm }) => emptyKm),
    minutes: sum(({ minutes }) => minutes),
    overtimeMinutes: sum(({ overtimeMinutes }) => overtimeMinutes),
    lateMinutes: sum(({ lateMinutes }) => lateMinutes),
    cents: sum(({ cents }) => cents),
    grams: all.some(({ grams }) => grams === null) ? null : sum(({ grams }) => grams ?? 0),
    drivers: routes.length,
    vehicles: new Set(routes.flatMap(({ stops }) => stops.map(({ crew }) => crew.vehicleId))).size,
    unassigned: day.trips.length - sum(({ trips }) => trips),
  };
}
