import type { ServiceOptionId } from "../company/catalogue.ts";
import { locate } from "../geography/locate.ts";
import { staysWithGuests } from "../stay/service-days.ts";
import { hoursBetween } from "../time/local-time.ts";
import type { Span } from "./capacity.ts";
import { timeTaken } from "./trip-plan.ts";

/** A trip as it is recorded, as far as the time it takes is concerned. */
export type TimedTrip = {
  readonly service: ServiceOptionId;
  readonly offer: string | null;
  readonly returnAt: Date | null;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly end: Date;
};

/** For how long a trip takes its driver and its vehicle, as it was reckoned when it was sold. */
export function timeOfTrip(trip: TimedTrip): Span {
  const from = locate(trip.pickupLocation);
  return timeTaken(trip, [from, staysWithGuests(trip) ? from : locate(trip.destination)]);
}

/** A drive this long has its stop planned in: it is given a fifth more time than the empty road takes. */
const longDriveHours = 4;

/** Its driver has a break on the way. */
export const hasOwnBreaks = (trip: TimedTrip): boolean =>
  staysWithGuests(trip) || hoursBetween(trip.pickupAt, trip.end) > longDriveHours;
