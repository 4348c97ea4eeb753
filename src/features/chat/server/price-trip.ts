import { type FleetBand, fleetBands } from "#domain/company/catalogue.ts";
import { locate } from "#domain/geography/locate.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { topics } from "./gather-topics.ts";
import { askTill, type Party } from "./price-party.ts";
import { readTrip } from "./read-trip.ts";

const ends =
  "(?=\\s+(?:for|on|with|at|in|by|tomorrow|today|tonight|next|and|cost|costs|price|prices|fare|this|please|how|\\d+|one|two|three|four|five|six|seven|eight|nine|ten)\\b|[?.!,;]|$)";
const there = "to (?:the )?(.{3,60}?)";
const airportName = "((?:cape town )?(?:international )?airport|cape town international)";
const roadPatterns = [
  new RegExp(`\\bfrom (?:the )?(.{3,60}?) ${there}${ends}`, "i"),
  new RegExp(`\\b${airportName} ${there}${ends}`, "i"),
  new RegExp(`\\b${airportName} (?:pickup|pick-up|pick up|transfer|shuttle|taxi|ride)\\b.{0,60}? ${there}${ends}`, "i"),
];
const onlyTo = new RegExp(`\\b${there}${ends}`, "i");
const roadBackwards = new RegExp(`\\b${there} from (?:the )?(.{3,60}?)${ends}`, "i");

/** "From the airport to Sea Point", "airport to Sea Point", "to the airport from Sea Point": both ends as someone said them. */
function roadIn(message: string): readonly [from: string, to: string] {
  const [, to = "", from = ""] = roadBackwards.exec(message) ?? [];
  if (from) return [from, to];
  const [, first = "", last = ""] = roadPatterns.map((pattern) => pattern.exec(message)).find(Boolean) ?? [];
  return [first, last];
}

type PriceInput = { readonly tariff: Tariff; readonly now: Date; readonly party?: Party };

export type PricedRoad = {
  readonly pickup: string;
  readonly destination: string;
  readonly price: string;
  readonly passengers: number;
  readonly bags: number;
  readonly band: FleetBand;
  readonly hasDate: boolean;
};

/** What a drive between two places we know costs by the tariff in force; undefined when one of them is not certain. */
export function priceRoad(message: string, { tariff, now, party = {} }: PriceInput): PricedRoad | undefined {
  const said = readTrip(message, now);
  const whole = roadIn(message);
  const [from, to] = whole[1] === "" && said.passengers !== undefined ? ["Cape Town", unknownTown(message)] : whole;
  const bags = readBags(message);
  const [pickup, destination] = [locate(placeName(from)).place?.name, locate(placeName(to)).place?.name];
  if (!pickup || !destination || pickup === destination) return undefined;
  const passengers = said.passengers ?? party.passengers ?? 2;
  const date = said.date ?? party.date;
  const journey = { service: "airport_transfer", pickupLocation: pickup, destination } as const;
  const { price, vehicle } = askTill(journey, { passengers, date, bags }, { tariff, now });
  if (price.total === null || price.doubts.length > 0) return undefined;
  const total = formatMoney(price.total);
  return { pickup, destination, price: total, passengers, bags, band: vehicle.band, hasDate: date !== undefined };
}

/** "7 bags", "two suitcases": none where nothing was said of them. */
const readBags = (message: string): number =>
  Number(/\b(\d{1,2}) (?:big |large |small )?(?:bags|suitcases|cases|pieces)\b/i.exec(message)?.[1] ?? 0);

/** The same as a sentence; empty when there is no such price. */
export function priceLine(message: string, input: PriceInput): string {
  const priced = priceRoad(message, input);
  if (!priced) return "";
  const { pickup, destination, price, passengers, bags, hasDate } = priced;
  const band = fleetBands.find(({ id }) => id === priced.band)?.name.toLowerCase();
  const when = hasDate ? "on that date" : "by day, booked ahead";
  return `From ${pickup} to ${destination} costs ${price} in a ${band} for ${people(passengers)}${bags > 0 ? ` with ${bags} bags` : ""}, ${when}. The booking shows the exact price for your date and time.`;
}

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** A town that none of our pages is about: a party that says only where to is in Cape Town. */
function unknownTown(message: string): string {
  const town = onlyTo.exec(message)?.[1] ?? "";
  return isOnPages(town.trim().toLowerCase()) ? "" : town;
}

const isOnPages = (place: string) =>
  topics.some(({ name, words, places = "" }) => `${name} ${words} ${places}`.toLowerCase().includes(place));

/** What people call the airport and the middle of town. */
function placeName(said: string): string {
  const text = said.trim();
  if (new RegExp(`^${airportName}$`, "i").test(text)) return "Cape Town International Airport";
  return /^(city|town|city centre|cbd|cape town)$/i.test(text) ? "Cape Town" : text;
}
