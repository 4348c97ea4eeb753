import type { ServiceOptionId } from "./catalogue.ts";
import { houseRules } from "./house-rules.ts";
import { hoursBetween } from "./local-time.ts";

const leadHours: Readonly<Record<ServiceOptionId, number>> = {
  airport_transfer: houseRules.leadHoursTransfer,
  chauffeur_service: houseRules.leadHoursTransfer,
  custom: houseRules.leadHoursTransfer,
  day_tour: houseRules.leadHoursTour,
  group_transport: houseRules.leadHoursTour,
  staff_transport: houseRules.leadHoursTour,
  corporate_events: houseRules.leadHoursTour,
};

/** How many hours ahead this trip should be booked. */
export function leadHoursFor(service: ServiceOptionId, passengers: number): number {
  const isLargeGroup = passengers >= houseRules.largeGroupFromPassengers;
  return isLargeGroup ? houseRules.leadHoursLargeGroup : leadHours[service];
}

type PlannedTrip = { readonly service: ServiceOptionId; readonly passengers: number; readonly pickupAt: Date };

/** Whether there is time enough to promise the trip; otherwise a person confirms it first. */
export const isBookedInTime = (trip: PlannedTrip, now: Date): boolean =>
  hoursBetween(now, trip.pickupAt) >= leadHoursFor(trip.service, trip.passengers);
