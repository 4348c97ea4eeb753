import { companyRules } from "../company/company-rules.ts";
import { addHours } from "../time/local-time.ts";
import type { TripState } from "./trip-lifecycle.ts";
import { isOnRoad, isOver } from "./trip-on-road.ts";

/** A trip as far as it decides who may know its driver. */
export type DrivenTrip = {
  readonly state: TripState;
  readonly pickupAt: Date;
  readonly plannedEnd: Date;
  /** When it was over; null while it is not. */
  readonly endedAt: Date | null;
};

/**
 * The driver and vehicle are shown from a day before the pickup until an hour after the trip has ended. One that runs
 * late has not ended; of one without any word the plan is all that is known.
 */
export function mayKnowDriver(trip: DrivenTrip, now: Date): boolean {
  if (trip.state === "cancelled") return false;
  if (now < addHours(trip.pickupAt, -companyRules.driverDetailsToCustomerHours)) return false;
  if (isOnRoad(trip)) return true;
  const end = isOver(trip) ? (trip.endedAt ?? trip.plannedEnd) : trip.plannedEnd;
  return now <= addHours(end, companyRules.driverDetailsAfterTripHours);
}
