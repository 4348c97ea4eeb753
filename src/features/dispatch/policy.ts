import { houseRules } from "#domain/house-rules.ts";
import { addHours } from "#domain/local-time.ts";
import { rolesThatMay } from "#domain/permissions.ts";
import type { Role } from "#domain/roles.ts";
import { endOnRoad, type RoadTrip } from "#domain/trip-on-road.ts";

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
  addHours(trip.start, -houseRules.driverSeesTripHours) <= now &&
  now <= addHours(endOnRoad(trip, now), nameHoursAfterTrip);
