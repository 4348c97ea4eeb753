import { companyRules } from "../company/company-rules.ts";
import { addHours, addMinutes } from "../time/local-time.ts";
import { dueOnRoad, type WatchedTrip } from "./next-problems.ts";
import { isOnRoad, isOver } from "./trip-on-road.ts";

/**
 * Trips are watched from two days before their pickup until a day after it, until someone knows how they ended, and until
 * the cash for them is recorded.
 */
export const watchedHours = { before: 48, after: 24 } as const;

export const isWatched = (
  { state, pickupAt: start, isCashOpen }: Pick<WatchedTrip, "state" | "pickupAt" | "isCashOpen">,
  now: Date,
): boolean =>
  state === "completed_unverified" ||
  isCashOpen ||
  (start > addHours(now, -watchedHours.after) && start < addHours(now, watchedHours.before));

/**
 * The next moment at which time alone changes what is wrong with these trips, so that no one need ask before. Undefined:
 * nothing changes unless someone changes it.
 */
export function nextAlarmAt(trips: readonly WatchedTrip[], now: Date): Date | undefined {
  const moments = trips
    .filter((trip) => !isOver(trip))
    .flatMap(linesOf)
    .map((line) => justAfter(line))
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** Some lines are crossed when they are reached, others when they are passed. */
const justAfter = (line: Date) => line.getTime() + 1;

/** The areas a trip crosses as it is now. */
function linesOf(trip: WatchedTrip): Date[] {
  const { before, after } = watchedHours;
  const watched = [addHours(trip.pickupAt, -before), addHours(trip.pickupAt, after)];
  if (isOnRoad(trip)) return [...watched, addMinutes(dueOnRoad(trip), companyRules.lateDepartureMinutes)];
  if (!trip.driverId) return watched;
  const departs = addMinutes(trip.pickupAt, companyRules.lateDepartureMinutes);
  return [...watched, departs, ...(trip.state === "assigned" ? [trip.reconfirmBy] : [])];
}
