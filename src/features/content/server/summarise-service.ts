import type { VehicleClass } from "#domain/company/catalogue.ts";
import { fleetTypes } from "../words/fleet-types.ts";
import type { FleetGlance, ServiceGlance, ServicePage, ServiceSlug } from "../words/page-shapes.ts";
import { pictureFor, pictureNamed } from "./find-picture.ts";

export const summariseService = (page: ServicePage): ServiceGlance => ({
  slug: page.slug,
  title: page.title,
  shortDescription: page.shortDescription,
  priceText: page.priceText,
  priceBasis: page.priceBasis,
  capacityText: page.capacityText,
  durationText: page.durationText,
  bookingPage: bookingPages[page.slug],
  picture: pictureFor(page.slug),
});

/** The addresses of the catalogue's booking pages, spelt out so that the route table can check them. */
export const bookingPages = {
  "airport-transfers": "/book/airport-transfer",
  "private-shuttles": "/book/private-shuttle",
  "chauffeur-services": "/book/chauffeur-service",
  "corporate-events": "/book/corporate-events",
  "coach-hire": "/book/coach-hire",
  "staff-transport": "/book/staff-transport",
  "car-hire": "/book/car-hire",
} as const satisfies Record<ServiceSlug, string>;

/** The vehicles of these sizes, smallest first. */
export const summariseFleet = (classes: readonly VehicleClass[]): readonly FleetGlance[] =>
  fleetTypes
    .filter(({ vehicleClass }) => classes.includes(vehicleClass))
    .map((type) => {
      const picture = pictureNamed(`fleet-${type.vehicleClass.replace("_", "-")}`);
      return picture ? { ...type, picture } : type;
    });
