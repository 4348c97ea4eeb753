import { formatDay, formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { maySeePhone } from "#domain/account/permissions.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours, hoursBetween } from "#domain/time/local-time.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import type { DriverTrip } from "../contract.ts";

/** The trip to show: the one that has started, until it ends; otherwise the next one. */
export function nextTrip(trips: readonly DriverTrip[], now: Date): DriverTrip | undefined {
  const own = trips.filter(({ is_offer }) => !is_offer);
  return own.find(isOnRoad) ?? own.find((trip) => stageOf(trip) === "ahead" && mayStillStart(trip, now));
}

/** A trip that was never started does not stay next for ever. */
const mayStillStart = ({ ends_at }: DriverTrip, now: Date): boolean =>
  hoursBetween(new Date(ends_at), now) < companyRules.tripCompletesItselfHours;

/** "You’ll see the number from 14:45." A copy saved offline before then does not have it. */
export function phoneFrom(trip: DriverTrip, now: Date): string {
  const from = addHours(new Date(trip.pickup_at), -companyRules.driverSeesContactHours);
  if (seesPhone(trip, now)) return "You’ll see the number once you’re online.";
  if (from <= now) return "The number is no longer shown.";
  return `You’ll see the number from ${formatTimeBeside(from, now)}.`;
}

/** Whether the driver may see the passenger's number now; a saved copy hides it afterwards. */
export const seesPhone = ({ state, pickup_at, ends_at }: DriverTrip, now: Date): boolean =>
  maySeePhone(["driver"], {
    relation: "assigned",
    trip: { state, pickupAt: new Date(pickup_at), end: new Date(ends_at) },
    now,
  });

export function nameFrom({ pickup_at }: DriverTrip): string {
  const from = addHours(new Date(pickup_at), -companyRules.driverSeesTripHours);
  return `You’ll see the passenger’s name from ${formatDay(from)}, ${formatTime(from)}.`;
}
