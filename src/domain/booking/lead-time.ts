import type { ServiceOptionId } from "../company/catalogue.ts";
import { companyRules } from "../company/company-rules.ts";
import { hoursBetween } from "../time/local-time.ts";

const leadHours: Readonly<Record<ServiceOptionId, number>> = {
  airport_transfer: companyRules.leadHoursTransfer,
  chauffeur_service: companyRules.leadHoursTransfer,
  custom: companyRules.leadHoursTransfer,
  day_tour: companyRules.leadHoursTour,
  group_transport: companyRules.leadHoursTour,
  staff_transport: companyRules.leadHoursTour,
  corporate_events: companyRules.leadHoursTour,
};

/** How many hours ahead this trip should be booked. */
export function leadHoursFor(service: ServiceOptionId, passengers: number): number {
  const isLargeGroup = passengers >= companyRules.largeGroupFromPassengers;
  return isLargeGroup ? companyRules.leadHoursLargeGroup : leadHours[service];
}

type PlannedTrip = { readonly service: ServiceOptionId; readonly passengers: number; readonly pickupAt: Date };

/** Whether there is enough time to promise the trip; otherwise our team confirms it first. */
export const isBookedInTime = (trip: PlannedTrip, now: Date): boolean =>
  hoursBetween(now, trip.pickupAt) >= leadHoursFor(trip.service, trip.passengers);
