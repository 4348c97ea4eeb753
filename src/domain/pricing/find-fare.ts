import { tourOf } from "../catalogue/catalogue.ts";
import { serviceOf } from "../catalogue/service.ts";
import { type Tour, tourTitle } from "../catalogue/tour.ts";
import { baseClassOf, type VehicleClass, vehicleClassName } from "../catalogue/vehicle-class.ts";
import { companyRules } from "../company/company-rules.ts";
import { placeIn } from "../geography/find-place.ts";
import { add, type Cents, cents, shareOf, times, zero } from "../money/money.ts";
import { daysBetween, localDateOf } from "../time/local-time.ts";
import { partyFactor, partyPrice } from "./choose-vehicle.ts";
import { driverHoursAtMost, hireDaysAtMost, hireHours } from "./hire-hours.ts";
import type { PricedPlace, PriceRequest } from "./price-request.ts";
import type { PartyPrices, PriceKind, Tariff } from "./tariff.ts";

/**
 * The rule that prices a trip. `priceFor` is the price for a party of that size: one way, or the whole tour, package or
 * hire.
 */
export type Fare = {
  readonly kind: PriceKind;
  readonly rule: string;
  readonly text: string;
  readonly priceFor: (passengers: number) => Cents;
  /** How many units the price covers, days or people; one if absent. */
  readonly quantityFor?: (passengers: number) => number;
  /** For a price by the day: surcharges apply to the days they fall on. */
  readonly days?: number;
  /** The part for kilometres beyond the included ones, shown separately. */
  readonly further?: readonly FurtherPart[];
  /** The list price, or a multiple of one; never rounded. */
  readonly listed?: Cents;
  /** Each way is priced separately, by its own hour. */
  readonly isOneWay: boolean;
  /** Prices by vehicle and day, or per person, already include a group’s saving. */
  readonly hasGroupDiscount: boolean;
};

export type FurtherPart = { readonly rule: string; readonly text: string; readonly amount: Cents };

/**
 * The first rule that fits: a fixed route; then a tour, package or hire; then the distance. Undefined: our team prices
 * it.
 */
export function findFare(request: PriceRequest, vehicleClass: VehicleClass, tariff: Tariff): Fare | undefined {
  switch (request.service) {
    case "day_tour":
      return request.packageDays === null ? tourFare(request, vehicleClass, tariff) : packageFare(request, tariff);
    case "chauffeur_service":
      return hireFare(request, vehicleClass, tariff);
    case "group_transport":
      if (request.offer === "coach-hire") return coachFare(request, vehicleClass, tariff);
      return routeFare(request, vehicleClass, tariff) ?? distanceFare(request, vehicleClass, tariff, "group");
    case "airport_transfer":
      return (
        routeFare(request, vehicleClass, tariff) ?? distanceFare(request, vehicleClass, tariff, transferKind(request))
      );
    case "custom":
      return request.hire === null ? routeFare(request, vehicleClass, tariff) : undefined;
    case "staff_transport":
    case "corporate_events":
      return undefined;
  }
}

/** Within this distance of the centre a place counts as Cape Town: its airport does. */
const capeTownKm = 30;
const isCapeTown = ({ kmFromCity }: PricedPlace) => kmFromCity !== null && kmFromCity <= capeTownKm;

function routeFare({ from, to }: PriceRequest, vehicleClass: VehicleClass, tariff: Tariff): Fare | undefined {
  const far = [from, to].find((place) => !isCapeTown(place));
  const starts = [from, to].some(isCapeTown);
  const route = starts ? tariff.routes.find(({ town }) => town === far?.town || town === far?.name) : undefined;
  if (!route) return undefined;
  return {
    kind: "route",
    rule: `route:${route.town}`,
    text: `Cape Town and ${route.town}, fixed price, ${vehicleOf(vehicleClass, tariff)}`,
    priceFor: (passengers) => shareOf(route.price, partyFactor(tariff.partyFactors, vehicleClass, passengers, tariff)),
    listed: route.price,
    isOneWay: true,
    hasGroupDiscount: true,
  };
}

/** Named in every line of a price, so that an invoice says what was hired. */
const vehicleOf = (vehicleClass: VehicleClass, { catalogue }: Tariff) =>
  vehicleClassName(catalogue.classes, vehicleClass).toLowerCase();

function tourFare(request: PriceRequest, vehicleClass: VehicleClass, tariff: Tariff): Fare | undefined {
  const { offer } = request;
  const price = offer === null ? undefined : tariff.tours[offer];
  const tour = tourOf(tariff.catalogue, offer);
  if (price === undefined || lastsLongerThanTour(request, tour)) return undefined;
  return {
    kind: "tour",
    rule: `tour:${offer}`,
    text: `${tourTitle(tour?.name ?? offer ?? "")}, private ${vehicleOf(vehicleClass, tariff)}`,
    priceFor: (passengers) => shareOf(price, partyFactor(tariff.partyFactors, vehicleClass, passengers, tariff)),
    listed: price,
    isOneWay: false,
    hasGroupDiscount: true,
  };
}

/** A tour ends on its last day. Longer with the same group, it is a journey that a person prices. */
function lastsLongerThanTour(request: PriceRequest, tour: Pick<Tour, "duration"> | undefined): boolean {
  const duration = tour?.duration;
  const most = duration?.unit === "days" ? (duration.most ?? duration.fewest) : 1;
  return daysOf(request) > most;
}

/** Packages have the lengths of the list; any other is a journey of its own. */
function packageFare(request: PriceRequest, tariff: Tariff): Fare | undefined {
  const chosen = tariff.packages.find(({ days }) => days === request.packageDays);
  if (!chosen || daysOf(request) > chosen.days) return undefined;
  return {
    kind: "package",
    rule: `package:${chosen.days}-days`,
    text: `Garden Route, ${chosen.days} days, per person`,
    priceFor: (passengers) => times(chosen.perPerson, passengers),
    quantityFor: (passengers) => passengers,
    isOneWay: false,
    hasGroupDiscount: false,
  };
}

function hireFare(request: PriceRequest, vehicleClass: VehicleClass, tariff: Tariff): Fare | undefined {
  const days = daysOf(request);
  if (days > hireDaysAtMost) return undefined;
  const hours = request.hire?.hours ?? 0;
  const isBase = vehicleClass === baseClassOf(tariff.catalogue.classes)?.id;
  const isChauffeur = request.offer === "chauffeur-services" && isBase;
  if (hours > (isChauffeur ? driverHoursAtMost : hireHours.full_day)) return undefined;
  const isWholeDay = days > 1 || hours > hireHours.half_day;
  const unit = isWholeDay ? "full_day" : (request.hire?.unit ?? "full_day");
  const extraHours = Math.max(0, Math.ceil(hours - tariff.chauffeur.includedHours));
  const day = isChauffeur
    ? cents(tariff.chauffeur.day + tariff.chauffeur.extraHour * extraHours)
    : tariff.carHire[unit][vehicleClass];
  if (day === undefined) return undefined;
  const name = hireName(request, isChauffeur, tariff);
  return {
    kind: "hire",
    rule: isChauffeur ? "chauffeur:day" : `car-hire:${unit}`,
    text: `${name}, ${hireLength(days, isChauffeur ? "full_day" : unit)}, ${vehicleOf(vehicleClass, tariff)}`,
    priceFor: () => times(day, days),
    quantityFor: () => days,
    days,
    listed: times(day, days),
    isOneWay: false,
    hasGroupDiscount: false,
  };
}

/** A chauffeur’s day in another class is car hire: it is named by what it costs. */
function hireName(request: PriceRequest, isChauffeur: boolean, { catalogue }: Tariff): string {
  const offer = request.offer === "chauffeur-services" && !isChauffeur ? null : request.offer;
  return serviceOf(catalogue.services, { service: request.service, offer })?.name ?? "Hire";
}

/** How many days there are is the quantity of the line. */
function hireLength(days: number, unit: "half_day" | "full_day"): string {
  if (days > 1) return "per day";
  return unit === "half_day" ? "half a day" : "one day";
}

function coachFare(request: PriceRequest, vehicleClass: VehicleClass, tariff: Tariff): Fare | undefined {
  const hours = request.hire?.hours ?? null;
  if (hours !== null && hours > hireHours.full_day) return undefined;
  const isShort = request.kilometres !== null && wayBy(request.kilometres, request) <= tariff.transfer.hopKm;
  const isHop = request.returnAt === null && hours === null && isShort;
  const days = isHop ? 1 : daysOf(request);
  if (days > hireDaysAtMost) return undefined;
  const one = (isHop ? tariff.coach.hop : tariff.coach.day)[vehicleClass];
  if (one === undefined) return undefined;
  const price = times(one, days);
  const coach = vehicleClassName(tariff.catalogue.classes, vehicleClass);
  return {
    kind: "coach",
    rule: isHop ? "coach:hop" : "coach:day",
    text: isHop ? `${coach}, one short way` : `${coach} with driver, ${hireLength(days, "full_day")}`,
    priceFor: () => price,
    quantityFor: () => days,
    days,
    listed: price,
    isOneWay: false,
    hasGroupDiscount: false,
  };
}

const wayBy = (kilometres: number, { detourKm }: PriceRequest) => kilometres + (detourKm ?? 0);

/** A transfer that neither comes from an airport nor goes to one is a private shuttle from place to place. */
const transferKind = ({ from, to }: PriceRequest): "transfer" | "group" =>
  [from, to].some(({ name }) => name !== null && placeIn(name)?.kind === "airport") ? "transfer" : "group";

function distanceFare(
  request: PriceRequest,
  vehicleClass: VehicleClass,
  tariff: Tariff,
  kind: "transfer" | "group",
): Fare | undefined {
  const { kilometres } = request;
  if (kilometres === null) return undefined;
  const isHop = kilometres <= tariff.transfer.hopKm;
  const prices: PartyPrices = isHop ? tariff[kind].hop : tariff[kind].ride;
  const further = furtherParts(request, kilometres, vehicleClass, tariff);
  const distance = add(...further.map(({ amount }) => amount));
  return {
    kind,
    rule: `${kind}:${isHop ? "hop" : "ride"}`,
    text: `${Math.round(kilometres)} km, ${vehicleOf(vehicleClass, tariff)}`,
    priceFor: (passengers) => cents(partyPrice(prices, vehicleClass, passengers, tariff) + distance),
    further,
    isOneWay: true,
    hasGroupDiscount: true,
  };
}

function furtherParts(
  request: PriceRequest,
  kilometres: number,
  vehicleClass: VehicleClass,
  tariff: Tariff,
): FurtherPart[] {
  const { includedKm, perKm } = tariff.transfer;
  const each = perKm[vehicleClass] ?? zero;
  const more = Math.max(0, Math.ceil(kilometres - includedKm));
  const empty = Math.ceil(emptyKm(request));
  const parts: readonly FurtherPart[] = [
    {
      rule: "further-km",
      text: `${more} km beyond the first ${includedKm}`,
      amount: cents(each * more),
    },
    {
      rule: "empty-way",
      text: `${empty} km without passengers, to or from beyond ${companyRules.serviceRadiusKilometres} km of Cape Town`,
      amount: shareOf(cents(each * empty), tariff.emptyWayShare),
    },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

/**
 * From Cape Town to a pickup beyond the service area, and home from a destination there, no one sits in the vehicle.
 */
const emptyKm = ({ from, to }: PriceRequest): number =>
  [from, to].filter(isBeyondServiceArea).reduce((sum, { kmFromCity }) => sum + (kmFromCity ?? 0), 0);

/** The area we serve is a circle around Cape Town, however short the trip itself is. */
export const isBeyondServiceArea = ({ kmFromCity }: PricedPlace): boolean =>
  kmFromCity !== null && kmFromCity > companyRules.serviceRadiusKilometres;

/** From the first day to the last, both counted. */
const daysOf = ({ pickupAt, returnAt }: PriceRequest): number =>
  returnAt === null ? 1 : daysBetween(localDateOf(new Date(pickupAt)), localDateOf(new Date(returnAt))) + 1;
