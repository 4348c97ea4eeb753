import { byPickup, type CrewedTrip, routeFigures } from "./day-figures.ts";
import { canFollow, slackBetween } from "./day-legs.ts";
import type { DayCrew, DayPlan, RoutingDay } from "./routing-day.ts";

/**
 * Takes back the changes that save next to nothing: a driver who knows of a trip keeps it, unless giving it to another
 * is worth more than the company’s price of a change. Trips go back one by one, as long as one does.
 */
export function keepPresent(day: RoutingDay, plan: DayPlan): DayPlan {
  const crews = new Map(day.crews.map((crew) => [crew.id, crew]));
  const chosenOf = new Map(day.crews.flatMap((crew) => (crew.isChosen ? [[crew.driverId, crew] as const] : [])));
  const kept = new Map(plan);
  const stopsOf = (driverId: string): CrewedTrip[] =>
    day.trips
      .flatMap((trip) => {
        const crew = crews.get(kept.get(trip.id) ?? "");
        return crew?.driverId === driverId ? [{ trip, crew }] : [];
      })
      .toSorted(byPickup);
  const costOf = (stops: readonly CrewedTrip[]) => routeFigures(day, { driverId: "", stops }).cents;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const trip of day.trips) {
      const now = crews.get(kept.get(trip.id) ?? "");
      const before = chosenOf.get(crews.get(trip.crew ?? "")?.driverId ?? "");
      if (!now || !before || trip.frozen || now.driverId === before.driverId) continue;
      if (!trip.mayDrive.includes(before.id)) continue;
      const [gives, takes] = [stopsOf(now.driverId), stopsOf(before.driverId)];
      const withIt = [...takes, { trip, crew: before }].toSorted(byPickup);
      if (!isDrivable(day, before, withIt)) continue;
      const without = gives.filter((stop) => stop.trip !== trip);
      const dearer = costOf(withIt) + costOf(without) - costOf(takes) - costOf(gives);
      if (dearer > day.costs.changeCents) continue;
      kept.set(trip.id, before.id);
      isChanged = true;
    }
  }
  return kept;
}

/** Within its hours, and each trip reached in time. */
export function isDrivable(day: RoutingDay, crew: DayCrew, stops: readonly CrewedTrip[]): boolean {
  const trips = stops.map(({ trip }) => trip);
  const [first] = trips;
  if (!first) return true;
  const isInTime = trips.slice(1).every((trip, at) => {
    const before = trips[at];
    return !before || (canFollow(day, before, trip) && slackBetween(day, before, trip) >= -day.costs.lateMinutesAtMost);
  });
  const ends = Math.max(...trips.map(({ endsAt }) => endsAt));
  return (
    isInTime &&
    first.pickupAt >= crew.shift.from &&
    ends <= Math.max(crew.shift.until, crew.endsBy) &&
    ends - first.pickupAt <= day.rules.dutyHours * 60
  );
}
