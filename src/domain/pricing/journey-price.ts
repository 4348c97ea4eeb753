import type { ChildSeatSizes } from "../booking/child-seats.ts";
import { tourChosen } from "../booking/tour-season.ts";
import { type Catalogue, tourOf } from "../catalogue/catalogue.ts";
import { type SoldServices, serviceNamed, serviceOf } from "../catalogue/service.ts";
import { type Tour, tourHours } from "../catalogue/tour.ts";
import type { VehicleClass, VehicleClasses } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { AgreedRate } from "../corporate/rate-card.ts";
import type { SoldExtra } from "../extra/extra.ts";
import { detourBy, type Located, locate, roadBetween } from "../geography/locate.ts";
import type { RoadLength } from "../geography/measure-road.ts";
import type { PartnerPrice } from "../partner/partner-price.ts";
import { daysOfService, isHired } from "../stay/service-days.ts";
import { localDateOf } from "../time/local-time.ts";
import { type HolidayChanges, holidaysFrom } from "../time/public-holidays.ts";
import { chooseVehicle, type VehicleChoice } from "./choose-vehicle.ts";
import type { Price, PricedPlace, PriceRequest } from "./price-request.ts";
import { priceTrip } from "./price-trip.ts";
import type { PromoTerms } from "./promo-code.ts";
import type { Tariff } from "./tariff.ts";
import { vehicleFor } from "./vehicle-options.ts";

/** A journey as a person describes it: addresses as text, what they chose, when and for how many. */
export type Journey = {
  readonly service: ServiceOptionId;
  /** The slug of a tour or service, or of its booking page. */
  readonly offer: string | null;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly passengers: number;
  readonly bags: number;
  /** The chosen class; without one they travel in the cheapest that fits. */
  readonly vehicleClass?: VehicleClass | null;
  readonly childSeats: number;
  /** As far as known. */
  readonly childSeatSizes?: ChildSeatSizes;
  readonly extraStops: readonly string[];
  /** The extras chosen beside the trip, at its price. */
  readonly extras?: readonly SoldExtra[];
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
  readonly partner?: PartnerPrice | null;
  readonly companyRate?: AgreedRate | null;
  readonly promo?: PromoTerms | null;
  /** The calendar it was sold by; the company’s of today if absent. */
  readonly holidays?: HolidayChanges | null;
  /** The partner or company that books. */
  readonly buyer?: string | null;
};

export type PlannedJourney = Journey & { readonly tourHours: number | null };

/** A journey with its price and its route. */
export type PricedJourney = {
  /** With the offer’s name as in the tariff, and how long the chosen tour lasts. */
  readonly journey: PlannedJourney;
  readonly tour: Tour | null;
  /** Of the tour or the service: booked later than this, our team answers first. */
  readonly noticeHours: number;
  readonly request: PriceRequest;
  readonly price: Price;
  readonly vehicle: VehicleChoice;
  /** Those of the tariff that it was priced by. */
  readonly classes: VehicleClasses;
  readonly services: SoldServices;
  readonly from: Located;
  readonly to: Located;
  /** By road; null if one end is unknown. */
  readonly road: RoadLength | null;
  /** The stops’ addition to it. */
  readonly detour: RoadLength;
};

/** Prices a journey with the gazetteer and the tariff. The site, our team, the chat and partners all use this. */
export function priceJourney(wish: Journey, tariff: Tariff, bookedAt: Date): PricedJourney {
  const journey = planned(wish, tariff.catalogue);
  const tour = journey.service === "day_tour" ? (tourOf(tariff.catalogue, journey.offer) ?? null) : null;
  const from = locate(journey.pickupLocation);
  const to = locate(journey.destination);
  const road = from.place && to.place ? roadBetween(from.place, to.place) : null;
  const stops = journey.extraStops.map(locate);
  // A tour returns to where it started, as does anyone who names no destination.
  const end = journey.service === "day_tour" ? from.place : (to.place ?? from.place);
  const detour = detourBy(stops, from.place, end);
  const calendar = holidaysFrom(journey.holidays ?? tariff.catalogue.holidays, localDateOf(journey.pickupAt));
  const result = { ...requestOf(journey, { from, to, road, stops, detour }, bookedAt), holidays: calendar };
  const request = { ...result, vehicle: vehicleFor(result, tariff) };
  const vehicle = chooseVehicle(request, tariff);
  const { classes, services } = tariff.catalogue;
  const noticeHours = Math.max(tour?.noticeHours ?? 0, serviceOf(services, journey)?.noticeHours ?? 0);
  return {
    journey,
    tour,
    noticeHours,
    request,
    price: priceTrip(request, tariff),
    vehicle,
    classes,
    services,
    from,
    to,
    road,
    detour,
  };
}

/** A wish as it will be planned: with its offer by the tariff’s name, and the length of its tour. */
export function planned<W extends Pick<Journey, "service" | "offer" | "destination">>(wish: W, catalogue: Catalogue) {
  const offer = offerOf(wish, catalogue);
  const tour = wish.service === "day_tour" ? tourOf(catalogue, offer) : undefined;
  return { ...wish, offer, tourHours: tour ? tourHours(tour) : null };
}

/** The tour or service under the tariff’s name. An offer of another service is a leftover from an earlier choice. */
export function offerOf(wish: Pick<Journey, "service" | "offer" | "destination">, { services, tours }: Catalogue) {
  if (wish.service === "day_tour") return tourChosen(wish, tours)?.slug ?? null;
  const named = serviceNamed(services, wish.offer ?? "");
  return named?.kind === wish.service ? named.slug : null;
}

type Known = Pick<PricedJourney, "from" | "to" | "road" | "detour"> & { readonly stops: readonly Located[] };

type Planned = Journey & { readonly tourHours: number | null };

function requestOf(journey: Planned, known: Known, bookedAt: Date): PriceRequest {
  const days = daysOfService(journey);
  return { ...plainRequest(journey, known, bookedAt), ...(days > 1 && { days }) };
}

const plainRequest = (journey: Journey, { from, to, road, stops, detour }: Known, bookedAt: Date): PriceRequest => ({
  service: journey.service,
  offer: journey.offer,
  from: pricedPlace(from),
  to: pricedPlace(to),
  kilometres: road?.kilometres ?? null,
  passengers: journey.passengers,
  bags: journey.bags,
  vehicle: journey.vehicleClass ?? null,
  childSeats: journey.childSeats,
  ...(journey.extras?.length && { extras: journey.extras }),
  extraStops: stops.length,
  stops: stops.map(pricedPlace),
  detourKm: detour.kilometres,
  hire: hireOf(journey),
  packageDays: journey.offer === "garden-route" ? journey.packageDays : null,
  ...(journey.partner && { partner: journey.partner }),
  ...(journey.promo && { promo: journey.promo }),
  ...(journey.buyer && { buyer: journey.buyer }),
  ...(journey.companyRate && { companyRate: journey.companyRate }),
  pickupAt: journey.pickupAt.toISOString(),
  returnAt: journey.returnAt?.toISOString() ?? null,
  bookedAt: bookedAt.toISOString(),
});

const pricedPlace = ({ place, town, kmFromCity }: Located): PricedPlace => ({
  name: place?.name ?? null,
  town,
  kmFromCity,
});

const hireOf = (journey: Journey): PriceRequest["hire"] =>
  isHired(journey) ? { unit: journey.hireUnit ?? "full_day", hours: journey.hireHours } : null;
