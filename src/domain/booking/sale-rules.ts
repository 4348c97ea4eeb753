import type { CompanySettings } from "../company/company-settings.ts";
import type { PricedJourney } from "../pricing/journey-price.ts";
import { addMinutes } from "../time/local-time.ts";
import { isCovered, licensedFor, vehiclesFor } from "../trip/capacity.ts";
import { planTrips } from "../trip/trip-plan.ts";
import { doubtsAbout, isOnlySoon } from "./confirmation.ts";
import { noticeOf } from "./instant-notice.ts";
import type { Fleet, SellingFacts } from "./selling-facts.ts";

/**
 * Whether the fleet has vehicles of that size, free or not, and one whose documents are valid until the last trip ends.
 */
export function hasFleetFor(priced: PricedJourney, { largest, owned }: Pick<Fleet, "largest" | "owned">): boolean {
  const { journey, vehicle, classes } = priced;
  const party = { vehicleClass: vehicle.vehicleClass, passengers: journey.passengers, bags: journey.bags };
  if (vehiclesFor(largest, party, classes).length === 0) return false;
  const last = planTrips(priced).at(-1)?.busy;
  return (
    last !== undefined &&
    vehiclesFor(licensedFor(owned, journey.service), party, classes).some((one) => isCovered(one, last))
  );
}

/** Below our usual notice, but possible if a vehicle and a driver are free. */
export const mayBeInstant = (
  { now }: { readonly now: Date },
  priced: PricedJourney,
  { settings }: Pick<SellingFacts, "settings">,
): boolean => isOnlySoon(doubtsAbout(priced, now)) && noticeOf(priced, settings.instantHours, now) === "soon";

/** When our team must have answered a request. */
export const answerDue = (settings: CompanySettings, now: Date): Date =>
  addMinutes(now, settings.answers.bookingMinutes);
