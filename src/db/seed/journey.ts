import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { chauffeurJourney, eventJourney, groupJourney, staffJourney, tourJourney } from "./day-journey.ts";
import type { Journey, Planning } from "./leg.ts";
import { airportJourney, inlandJourney } from "./transfer-journey.ts";

const journeys: Readonly<Record<ServiceOptionId, (planning: Planning) => Journey>> = {
  airport_transfer: airportJourney,
  chauffeur_service: chauffeurJourney,
  day_tour: tourJourney,
  group_transport: groupJourney,
  staff_transport: staffJourney,
  corporate_events: eventJourney,
  custom: inlandJourney,
};

/** Gives a booking its places and times. */
export const journeyOf = (planning: Planning): Journey => journeys[planning.ask.service](planning);
