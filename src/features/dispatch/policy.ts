import { rolesThatMay } from "#domain/account/permissions.ts";
import type { Role } from "#domain/account/roles.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import { endOnRoad, type RoadTrip } from "#domain/trip/trip-on-road.ts";

/** Who sees the whole day on the road. */
export const boardRoles = rolesThatMay("view_booking");

/** Who speaks for an organisation. */
export const partnerRoles = [
  "hotel",
  "travel_agent",
  "driver_provider",
  "corporate",
] as const satisfies readonly Role[];

/** Long enough to look up who left an umbrella in the car. */
const nameHoursAfterTrip = 24;

/** Who travels is a driver's business from two days before the trip until a day after it. */
export const maySeePassenger = (now: Date, trip: RoadTrip): boolean =>
  addHours(trip.pickupAt, -companyRules.driverSeesTripHours) <= now &&
  now <= addHours(endOnRoad(trip, now), nameHoursAfterTrip);
