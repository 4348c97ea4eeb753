import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import { endOnRoad, type RoadTrip } from "#domain/trip/trip-on-road.ts";

/** Long enough to look up who left an umbrella in the vehicle. */
const nameHoursAfterTrip = 24;

/** The driver sees the passengers from two days before the trip until a day after it. */
export const maySeePassenger = (now: Date, trip: RoadTrip): boolean =>
  addHours(trip.pickupAt, -companyRules.driverSeesTripHours) <= now &&
  now <= addHours(endOnRoad(trip, now), nameHoursAfterTrip);
