import { leadHoursFor } from "../booking/lead-time.ts";
import { peopleSold } from "../extra/extra.ts";
import type { PricedJourney } from "../pricing/journey-price.ts";
import { hoursBetween } from "../time/local-time.ts";
import { type PlannedLeg, planTrips } from "./trip-plan.ts";

type Booked = { readonly bookingId: string; readonly legs: readonly PlannedLeg[] };

/** Of a journey that is sooner than we ask for, the trips for which a driver is taken now: for later ones there is time. */
export function driversFor({ now }: { readonly now: Date }, priced: PricedJourney, booked?: Booked) {
  const { journey, vehicle, price } = priced;
  const notice = leadHoursFor(journey.service, journey.passengers);
  return {
    bookingId: booked?.bookingId ?? null,
    service: journey.service,
    offer: journey.offer,
    returnAt: journey.returnAt,
    hireUnit: journey.hireUnit,
    vehicleClass: vehicle.vehicleClass,
    passengers: journey.passengers,
    bags: journey.bags,
    childSeats: journey.childSeats,
    childSeatSizes: journey.childSeatSizes ?? {},
    isGuided: peopleSold(journey.extras ?? []) > 0 || price.lines.some(({ text }) => /\bguided?\b/i.test(text)),
    legs: (booked?.legs ?? planTrips(priced)).filter(({ pickupAt: start }) => hoursBetween(now, start) < notice),
  };
}
