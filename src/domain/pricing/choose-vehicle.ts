import {
  byComfortAndSize,
  bySize,
  classOf,
  seatsOf,
  serves,
  type VehicleClass,
  type VehicleClasses,
  type VehicleClassFacts,
} from "../catalogue/vehicle-class.ts";
import { type Cents, cents } from "../money/money.ts";
import { pricedClasses } from "./class-prices.ts";
import type { PriceRequest } from "./price-request.ts";
import type { PartyFactors, PartyPrices, Tariff } from "./tariff.ts";

/** Bags that fit on the trailer of a vehicle that pulls one. */
export const trailerBags = 12;

export type VehicleChoice = {
  readonly vehicleClass: VehicleClass;
  readonly needsTrailer: boolean;
  readonly fits: boolean;
};

type Party = Pick<PriceRequest, "service" | "offer" | "passengers" | "bags" | "vehicle">;

/**
 * The smallest vehicle for these people and bags in ordinary comfort, or another they chose. A few extra bags go on a
 * trailer, if the vehicle can pull one. More comfort than they asked for only where nothing else is large enough.
 */
export function chooseVehicle(party: Party, tariff: Tariff): VehicleChoice {
  const classes = classesFor(party, tariff);
  for (const one of preferred(classes, party.vehicle))
    if (carries(one, party)) return { vehicleClass: one.id, needsTrailer: party.bags > one.bags, fits: true };
  return { vehicleClass: largestOf(classes)?.id ?? "", needsTrailer: true, fits: false };
}

/** Every vehicle that fits these people and bags: the one they need, then the others by size. */
export function vehicleChoices(party: Party, tariff: Tariff): readonly VehicleChoice[] {
  const needed = chooseVehicle({ ...party, vehicle: null }, tariff);
  if (!needed.fits) return [];
  const others = classesFor({ ...party, vehicle: null }, tariff)
    .filter((one) => one.id !== needed.vehicleClass && carries(one, party))
    .toSorted(bySize);
  return [needed, ...others.map(({ id }) => chooseVehicle({ ...party, vehicle: id }, tariff))];
}

/** The requested vehicle, if it is a real choice: one the party needs anyway isn’t, nor one that is too small. */
export function chosenVehicle(party: Party, tariff: Tariff): VehicleClass | null {
  if (!party.vehicle) return null;
  const wished = classOf(classesFor(party, tariff), party.vehicle);
  if (!wished || !carries(wished, party)) return null;
  return chooseVehicle({ ...party, vehicle: null }, tariff).vehicleClass === wished.id ? null : wished.id;
}

/** The class for so many people whose bags we don’t know. */
export function classForParty(passengers: number, tariff: Tariff): VehicleClassFacts | undefined {
  const party = { service: "custom", offer: null, passengers, bags: 0 } as const;
  const { vehicleClass, fits } = chooseVehicle(party, tariff);
  return fits ? classOf(tariff.catalogue.classes, vehicleClass) : undefined;
}

/** Whether a class has a seat for everyone; a class without a limit does. */
export const seatsEveryone = ({ catalogue }: Tariff, id: VehicleClass, passengers: number): boolean => {
  const known = classOf(catalogue.classes, id);
  return known !== undefined && passengers <= seatsOf(known);
};

/** Those on sale that have a price, and one that was sold before it was paused. Anyone who hires a coach gets one. */
function classesFor({ service, offer, vehicle }: Party, tariff: Tariff): VehicleClasses {
  const classes = pricedClasses(tariff).filter(({ id, state }) => state === "on_sale" || id === vehicle);
  if (service !== "group_transport" || offer !== "coach-hire") return classes;
  const coaches = classes.filter(({ id }) => tariff.coach.day[id] !== undefined);
  return coaches.length > 0 ? coaches : classes;
}

/** The wished one first, then those that serve instead of it, then whatever there is: each the plainest and smallest first. */
function preferred(classes: VehicleClasses, wish: VehicleClass | null | undefined): VehicleClasses {
  const wished = classOf(classes, wish);
  if (!wished) return classes;
  const instead = classes.filter((one) => one !== wished && serves(one, wished));
  return [wished, ...instead, ...classes.filter((one) => !serves(one, wished))];
}

const carries = (one: VehicleClassFacts, { passengers, bags }: Party): boolean =>
  passengers <= seatsOf(one) && bags <= one.bags + (one.pullsTrailer ? trailerBags : 0);

/** In ordinary comfort. */
function largestOf(classes: VehicleClasses): VehicleClassFacts | undefined {
  const [plainest] = classes.toSorted(byComfortAndSize);
  return classes
    .filter(({ comfort }) => comfort === plainest?.comfort)
    .toSorted(bySize)
    .at(-1);
}

/** Groups of 23 and 24 travel in a large coach, whose prices start at 25. */
const furtherPeople = ({ catalogue }: Tariff, vehicleClass: VehicleClass, passengers: number) =>
  Math.max(0, passengers - (classOf(catalogue.classes, vehicleClass)?.fewest ?? 1));

/** Zero, which is no price, where the tariff has none. */
export function partyPrice(prices: PartyPrices, vehicleClass: VehicleClass, passengers: number, tariff: Tariff): Cents {
  const { from, each } = prices[vehicleClass] ?? none;
  return cents(from + each * furtherPeople(tariff, vehicleClass, passengers));
}

export function partyFactor(
  factors: PartyFactors,
  vehicleClass: VehicleClass,
  passengers: number,
  tariff: Tariff,
): number {
  const { from, each } = factors[vehicleClass] ?? none;
  return from + each * furtherPeople(tariff, vehicleClass, passengers);
}

const none = { from: 0, each: 0 } as const;
