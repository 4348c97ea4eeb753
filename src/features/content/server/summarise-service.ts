import type { SoldService } from "#domain/catalogue/service.ts";
import type { ServiceRecord, ServiceTexts } from "#domain/catalogue/service-record.ts";
import {
  onSaleOf,
  type VehicleClasses,
  type VehicleClassFacts,
  type VehicleDrawing,
  vehicleDrawings,
} from "#domain/catalogue/vehicle-class.ts";
import type { FleetGlance, ServiceGlance } from "../words/page-shapes.ts";
import { photograph } from "../words/photograph.ts";
import { airportTransfers } from "../words/services/airport-transfers.ts";
import { carHire } from "../words/services/car-hire.ts";
import { corporateEvents } from "../words/services/corporate-events.ts";
import { privateShuttles } from "../words/services/private-shuttles.ts";
import { staffTransport } from "../words/services/staff-transport.ts";
import { pictureNamed, pictureOf } from "./find-picture.ts";

/** A service on a card; undefined if it has no page. */
export function summariseService({ service, page, picture }: ServiceRecord): ServiceGlance | undefined {
  if (!page) return undefined;
  return {
    slug: service.slug,
    title: service.title,
    shortDescription: page.shortDescription,
    ...offerTexts(service.kind, page),
    bookingPage: bookingPageOf(service),
    picture: pictureOf(picture),
  };
}

export const bookingPageOf = ({ bookSlug }: SoldService): `/book/${string}` => `/book/${bookSlug}`;

/** Price, party and duration of a service, in words; until it has its own, those of its kind. */
export function offerTexts(kind: SoldService["kind"], page: ServiceTexts) {
  const usual = usualTexts[kind];
  return {
    priceText: page.priceText || usual.priceText,
    priceBasis: page.priceText ? page.priceBasis : usual.priceBasis,
    capacityText: page.capacityText || usual.capacityText,
    durationText: page.durationText || usual.durationText,
  };
}

type OfferTexts = Pick<ServiceTexts, "priceText" | "priceBasis" | "capacityText" | "durationText">;

const quoted: OfferTexts = {
  priceText: "Custom quote",
  priceBasis: "",
  capacityText: "Any group size",
  durationText: "As agreed",
};
const ofPage = ({ priceText, priceBasis, capacityText, durationText }: OfferTexts): OfferTexts => ({
  priceText,
  priceBasis,
  capacityText,
  durationText,
});

const usualTexts: Readonly<Record<SoldService["kind"], OfferTexts>> = {
  airport_transfer: ofPage(airportTransfers),
  chauffeur_service: ofPage(carHire),
  group_transport: ofPage(privateShuttles),
  staff_transport: ofPage(staffTransport),
  corporate_events: ofPage(corporateEvents),
  day_tour: quoted,
  custom: quoted,
};

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
