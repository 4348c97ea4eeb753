import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { fittedExtras } from "#domain/extra/choose-extras.ts";
import type { Journey, PricedJourney } from "#domain/pricing/journey-price.ts";
import type { BookingRow } from "./move-store.ts";

/** A journey in booking columns. */
export const journeyColumns = ({ journey }: { readonly journey: Journey }) =>
  ({
    serviceType: journey.service,
    offer: journey.offer,
    pickupLocation: journey.pickupLocation,
    destination: journey.destination,
    pickupAt: journey.pickupAt,
    returnAt: journey.returnAt,
    passengers: journey.passengers,
    bags: journey.bags,
    vehicleClass: journey.vehicleClass ?? null,
    childSeats: journey.childSeats,
    childSeatSizes: journey.childSeatSizes ?? {},
    extraStops: journey.extraStops,
    extras: journey.extras ?? [],
    hireUnit: journey.hireUnit,
    hireHours: journey.hireHours,
    packageDays: journey.packageDays,
  }) satisfies Partial<BookingRow>;

/** The same with everything its price depends on. */
export const pricedColumns = (priced: PricedJourney) =>
  ({
    ...journeyColumns(priced),
    priceRequest: priced.request,
    price: priced.price,
    tariffVersion: priced.price.tariffVersion,
  }) satisfies Partial<BookingRow>;

/** The journey a booking is about. A service we no longer sell is a custom one. */
export const journeyOf = (row: BookingRow): Journey => ({
  service: serviceOptionIds.find((id) => id === row.serviceType) ?? "custom",
  offer: row.offer,
  pickupLocation: row.pickupLocation,
  destination: row.destination,
  pickupAt: row.pickupAt,
  returnAt: row.returnAt,
  passengers: row.passengers,
  bags: row.bags,
  vehicleClass: row.vehicleClass,
  childSeats: row.childSeats,
  childSeatSizes: row.childSeatSizes,
  extraStops: row.extraStops,
  extras: fittedExtras(row.extras, row.passengers),
  hireUnit: row.hireUnit,
  hireHours: row.hireHours,
  packageDays: row.packageDays,
  partner: row.priceRequest?.partner ?? null,
  companyRate: row.priceRequest?.companyRate ?? null,
  promo: row.priceRequest?.promo ?? null,
  holidays: row.priceRequest?.holidays ?? null,
  buyer: row.priceRequest?.buyer ?? null,
});
