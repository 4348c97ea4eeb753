import { type VehicleClass, vehicleClasses, vehicleClassFor } from "../company/catalogue.ts";
import { type Cents, cents } from "../money/money.ts";
import type { PriceRequest } from "./price-request.ts";
import type { PartyFactors, PartyPrices, Tariff } from "./tariff.ts";

/** Bags that fit on the trailer of a shuttle or coach. */
export const trailerBags = 12;

export type VehicleChoice = {
  readonly vehicleClass: VehicleClass;
  readonly needsTrailer: boolean;
  readonly fits: boolean;
};

type Party = Pick<PriceRequest, "service" | "offer" | "passengers" | "bags" | "vehicle">;

/**
 * The smallest vehicle for these people and bags, or a larger one they chose. A few extra bags go on a trailer, which a
 * sedan can’t pull.
 */
export function chooseVehicle(party: Party, tariff: Tariff): VehicleChoice {
  const { bags, vehicle } = party;
  const smallest = Math.max(rank(leastClass(party)), vehicle ? rank(vehicle) : 0);
  for (const { id } of vehicleClasses.slice(smallest)) {
    if (bags <= tariff.bags[id]) return { vehicleClass: id, needsTrailer: false, fits: true };
    if (id !== "sedan" && bags <= tariff.bags[id] + trailerBags)
      return { vehicleClass: id, needsTrailer: true, fits: true };
  }
  return { vehicleClass: "large_coach", needsTrailer: true, fits: false };
}

/** Every vehicle that fits these people and bags, smallest first. A larger one is only a matter of price. */
export function vehicleChoices(party: Party, tariff: Tariff): readonly VehicleChoice[] {
  const smallest = chooseVehicle({ ...party, vehicle: null }, tariff);
  if (!smallest.fits) return [];
  return vehicleClasses
    .slice(rank(smallest.vehicleClass))
    .map(({ id }) => chooseVehicle({ ...party, vehicle: id }, tariff));
}

/** The requested vehicle, if it is a real choice: one the party needs anyway isn’t. */
export function chosenVehicle(party: Party, tariff: Tariff): VehicleClass | null {
  const { vehicle = null } = party;
  const needed = chooseVehicle({ ...party, vehicle: null }, tariff).vehicleClass;
  return vehicle !== null && rank(vehicle) > rank(needed) ? vehicle : null;
}

const rank = (vehicleClass: VehicleClass): number => vehicleClasses.findIndex(({ id }) => id === vehicleClass);

/** Anyone who hires a coach gets one, however few they are. */
function leastClass({ service, offer, passengers }: Party): VehicleClass {
  const vehicleClass = vehicleClassFor(passengers);
  const isCoach = service === "group_transport" && offer === "coach-hire";
  return isCoach && (vehicleClass === "sedan" || vehicleClass === "shuttle") ? "luxury_coach" : vehicleClass;
}

/** Groups of 23 and 24 travel in a large coach, whose prices start at 25. */
const furtherPeople = (vehicleClass: VehicleClass, passengers: number) =>
  Math.max(0, passengers - (vehicleClasses.find(({ id }) => id === vehicleClass)?.fewest ?? 1));

export function partyPrice(prices: PartyPrices, vehicleClass: VehicleClass, passengers: number): Cents {
  const { from, each } = prices[vehicleClass];
  return cents(from + each * furtherPeople(vehicleClass, passengers));
}

export function partyFactor(factors: PartyFactors, vehicleClass: VehicleClass, passengers: number): number {
  const { from, each } = factors[vehicleClass];
  return from + each * furtherPeople(vehicleClass, passengers);
}
