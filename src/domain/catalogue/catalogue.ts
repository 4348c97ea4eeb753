import { type HolidayChanges, noHolidayChanges } from "../time/public-holidays.ts";
import type { SoldServices } from "./service.ts";
import { startingClasses } from "./starting-classes.ts";
import { startingServices } from "./starting-services.ts";
import type { Tour } from "./tour.ts";
import type { VehicleClasses } from "./vehicle-class.ts";

/**
 * What the company sells, as its records say now: read with the tariff, handed to every rule that needs it. Ended
 * records are among them, because bookings of them still are.
 */
export type Catalogue = {
  readonly services: SoldServices;
  readonly tours: readonly Tour[];
  readonly classes: VehicleClasses;
  /** By which surcharges on holidays and closing days of tours go. */
  readonly holidays: HolidayChanges;
};

/** A company starts with services and classes of vehicle, and without tours. */
export const startingCatalogue: Catalogue = {
  services: startingServices,
  tours: [],
  classes: startingClasses,
  holidays: noHolidayChanges,
};

export const tourOf = ({ tours }: Catalogue, slug: string | null): Tour | undefined =>
  tours.find((tour) => tour.slug === slug);
