import { type CrewedTrip, routesIn } from "./day-figures.ts";
import { canFollow } from "./day-legs.ts";
import type { DayPlan, DayTrip, RoutingDay } from "./routing-day.ts";

/**
 * What speaks against a plan of the day, as sentences: counted from the day itself, without the engine. Trips that are as
 * they were are not questioned.
 */
export function checkDay(day: RoutingDay, plan: DayPlan): string[] {
  const isChanged = (trip: DayTrip) => (plan.get(trip.id) ?? null) !== trip.crew;
  const single = day.trips.filter(isChanged).flatMap((trip) => {
    const crew = plan.get(trip.id);
    return [
      ...(trip.frozen ? [`Trip ${trip.id} is frozen`] : []),
      ...(crew !== undefined && !trip.mayDrive.includes(crew) ? [`${crew} may not drive trip ${trip.id}`] : []),
    ];
  });
  const routes = routesIn(day, plan).map(({ driverId, stops }) => ({ who: driverId, stops }));
  const stops = routes.flatMap((route) => route.stops);
  const vehicles = [...new Set(stops.map(({ crew }) => crew.vehicleId))].map((who) => ({
    who,
    stops: stops.filter(({ crew }) => crew.vehicleId === who),
  }));
  return [
    ...single,
    ...[...routes, ...vehicles].flatMap(({ who, stops: own }) => twoAtOnce(day, who, own, isChanged)),
    ...routes.flatMap(({ who, stops: own }) => {
      const [first, ends] = [own[0]?.trip, Math.max(...own.map(({ trip }) => trip.endsAt))];
      const isTooLong =
        first && ends - first.pickupAt > day.rules.dutyHours * 60 && own.some(({ trip }) => isChanged(trip));
      return isTooLong ? [`${who} is on duty for ${Math.round((ends - first.pickupAt) / 60)} hours`] : [];
    }),
  ];
}

function twoAtOnce(
  day: RoutingDay,
  who: string,
  stops: readonly CrewedTrip[],
  isChanged: (trip: DayTrip) => boolean,
): string[] {
  return stops.flatMap(({ trip }) =>
    stops.flatMap(({ trip: other }) => {
      const isPair = trip.pickupAt < other.pickupAt || (trip.pickupAt === other.pickupAt && trip.id < other.id);
      if (!isPair || canFollow(day, trip, other) || !(isChanged(trip) || isChanged(other))) return [];
      return [`${who} can’t drive ${trip.id} and ${other.id}`];
    }),
  );
}
