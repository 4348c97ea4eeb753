import { bandFor, type FleetBand, fleetBands } from "../company/catalogue.ts";
import { type Cents, cents } from "../money/money.ts";
import type { PriceRequest } from "./price-request.ts";
import type { PartyFactors, PartyPrices, Tariff } from "./tariff.ts";

/** What stands on a trailer behind a shuttle or coach. */
export const trailerBags = 12;

export type VehicleChoice = { readonly band: FleetBand; readonly needsTrailer: boolean; readonly fits: boolean };

type Party = Pick<PriceRequest, "service" | "offer" | "passengers" | "bags">;

/** The smallest vehicle for these people and bags. A few bags too many go on a trailer, which a sedan cannot pull. */
export function chooseVehicle(party: Party, tariff: Tariff): VehicleChoice {
  const { bags } = party;
  const smallest = fleetBands.findIndex(({ id }) => id === leastBand(party));
  for (const { id } of fleetBands.slice(smallest)) {
    if (bags <= tariff.bags[id]) return { band: id, needsTrailer: false, fits: true };
    if (id !== "sedan" && bags <= tariff.bags[id] + trailerBags) return { band: id, needsTrailer: true, fits: true };
  }
  return { band: "large_coach", needsTrailer: true, fits: false };
}

/** Anyone who hires a coach gets one, however few they are. */
function leastBand({ service, offer, passengers }: Party): FleetBand {
  const band = bandFor(passengers);
  const isCoach = service === "group_transport" && offer === "coach-hire";
  return isCoach && (band === "sedan" || band === "shuttle") ? "luxury_coach" : band;
}

/** Twenty-three and twenty-four travel in a large coach, whose prices start at twenty-five. */
const furtherPeople = (band: FleetBand, passengers: number) =>
  Math.max(0, passengers - (fleetBands.find(({ id }) => id === band)?.fewest ?? 1));

export function partyPrice(prices: PartyPrices, band: FleetBand, passengers: number): Cents {
  const { from, each } = prices[band];
  return cents(from + each * furtherPeople(band, passengers));
}

export function partyFactor(factors: PartyFactors, band: FleetBand, passengers: number): number {
  const { from, each } = factors[band];
  return from + each * furtherPeople(band, passengers);
}
