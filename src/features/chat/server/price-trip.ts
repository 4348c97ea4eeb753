import { type FleetBand, fleetBands } from "#domain/company/catalogue.ts";
import { locate } from "#domain/geography/locate.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { askTill, type Party } from "./price-party.ts";
import { readTrip } from "./read-trip.ts";

/** "From the airport to Sea Point": both ends as someone said them. */
const road =
  /\bfrom (?:the )?(.{3,60}?) to (?:the )?(.{3,60}?)(?=\s+(?:for|on|with|at|in|by|tomorrow|today|tonight|next|and|cost|this)\b|[?.!,;]|$)/i;

type PriceInput = { readonly tariff: Tariff; readonly now: Date; readonly party?: Party };

export type PricedRoad = {
  readonly pickup: string;
  readonly destination: string;
  readonly price: string;
  readonly passengers: number;
  readonly band: FleetBand;
  readonly hasDate: boolean;
};

/** What a drive between two places we know costs by the tariff in force; undefined when one of them is not certain. */
export function priceRoad(message: string, { tariff, now, party = {} }: PriceInput): PricedRoad | undefined {
  const [, from = "", to = ""] = road.exec(message) ?? [];
  const [pickup, destination] = [locate(placeName(from)).place?.name, locate(placeName(to)).place?.name];
  if (!pickup || !destination || pickup === destination) return undefined;
  const said = readTrip(message, now);
  const passengers = said.passengers ?? party.passengers ?? 2;
  const date = said.date ?? party.date;
  const journey = { service: "airport_transfer", pickupLocation: pickup, destination } as const;
  const { price, vehicle } = askTill(journey, { passengers, date }, { tariff, now });
  if (price.total === null || price.doubts.length > 0) return undefined;
  const total = formatMoney(price.total);
  return { pickup, destination, price: total, passengers, band: vehicle.band, hasDate: date !== undefined };
}

/** The same as a sentence; empty when there is no such price. */
export function priceLine(message: string, input: PriceInput): string {
  const priced = priceRoad(message, input);
  if (!priced) return "";
  const { pickup, destination, price, passengers, hasDate } = priced;
  const band = fleetBands.find(({ id }) => id === priced.band)?.name.toLowerCase();
  const when = hasDate ? "on that date" : "by day, booked ahead";
  return `From ${pickup} to ${destination} costs ${price} in a ${band} for ${people(passengers)}, ${when}. The booking shows the exact price for your date and time.`;
}

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** What people call the airport and the middle of town. */
function placeName(said: string): string {
  const text = said.trim();
  if (/^(cape town )?airport$/i.test(text)) return "Cape Town International Airport";
  return /^(city|town|city centre|cbd|cape town)$/i.test(text) ? "Cape Town" : text;
}
