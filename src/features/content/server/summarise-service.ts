import {
  onSaleOf,
  type VehicleClasses,
  type VehicleClassFacts,
  type VehicleDrawing,
  vehicleDrawings,
} from "#domain/catalogue/vehicle-class.ts";
import type { FleetGlance, ServiceGlance, ServicePage, ServiceSlug } from "../words/page-shapes.ts";
import { photograph } from "../words/photograph.ts";
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

/** The vehicles on sale in the company’s order; on a service’s page those that are drawn like its own. */
export const fleetOf = (
  classes: VehicleClasses,
  drawings: readonly VehicleDrawing[] = vehicleDrawings,
): readonly FleetGlance[] =>
  onSaleOf(classes)
    .filter(({ drawing }) => drawings.includes(drawing))
    .map((one) => {
      const [own] = one.pictures;
      const picture = own ? photograph(own) : pictureNamed(`fleet-${one.drawing.replace("_", "-")}`);
      const type = {
        vehicleClass: one.id,
        name: one.plural || one.name,
        seats: seatsText(one),
        bags: one.bagsText || `${one.bags} large bags`,
        inside: one.inside,
        text: one.description,
      };
      return picture ? { ...type, picture } : type;
    });

const seatsText = ({ fewest, most }: VehicleClassFacts): string =>
  most === null ? `${fewest}+ passengers` : `${fewest}–${most} passengers`;
