import type { PricedJourney } from "#domain/pricing/price-journey.ts";
import type { BookingChanges } from "./move-store.ts";

/** A journey as a booking keeps it. */
export const journeyColumns = ({ journey }: Pick<PricedJourney, "journey">) =>
  ({
    serviceType: journey.service,
    offer: journey.offer,
    pickupLocation: journey.pickupLocation,
    destination: journey.destination,
    pickupAt: journey.pickupAt,
    returnAt: journey.returnAt,
    passengers: journey.passengers,
    bags: journey.bags,
    childSeats: journey.childSeats,
    extraStops: journey.extraStops,
    hireUnit: journey.hireUnit,
    hireHours: journey.hireHours,
    packageDays: journey.packageDays,
  }) satisfies BookingChanges;

/** The journey with what its price rests on. */
export const pricedColumns = (priced: PricedJourney) =>
  ({
    ...journeyColumns(priced),
    priceRequest: priced.request,
    price: priced.price,
    tariffVersion: priced.price.tariffVersion,
  }) satisfies BookingChanges;
