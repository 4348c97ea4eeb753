import { type VehicleClassFacts, vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { locate } from "#domain/geography/locate.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { formatDate, type LocalDate, type LocalTime } from "#domain/time/local-time.ts";
import { roadService } from "./describe-topic.ts";
import { transferTo } from "./find-topics.ts";
import { topics } from "./gather-topics.ts";
import { askTill, type Party } from "./price-party.ts";
import { returnOf, type SaidReturn, usualTime } from "./read-return.ts";
import { readRoad } from "./read-road.ts";
import { readTrip } from "./read-trip.ts";

const onlyTo =
  /\bto (?:the )?(.{3,60}?)(?=\s+(?:for|on|with|at|in|by|tomorrow|today|tonight|next|and|cost|costs|price|prices|fare|this|please|how|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|[?.!,;]|$)/i;

type PriceInput = { readonly tariff: Tariff; readonly now: Date; readonly party?: Party };

export type PricedRoad = {
  readonly pickup: string;
  readonly destination: string;
  readonly price: string;
  readonly passengers: number;
  readonly bags: number;
  readonly vehicleClass: Pick<VehicleClassFacts, "id" | "name">;
  readonly date: LocalDate | undefined;
  /** The pickup time, if mentioned. */
  readonly time: LocalTime | undefined;
  readonly back: SaidReturn | undefined;
};

/** The default party. */
export const usualParty = 2;

/**
 * The price of a transfer between two known places, by the current tariff; undefined if one of them is
 * uncertain.
 */
export function priceRoad(message: string, { tariff, now, party = {} }: PriceInput): PricedRoad | undefined {
  const [pickup, destination] = endsOf(message, { party, now });
  if (!pickup || !destination || pickup === destination) return undefined;
  const said = readTrip(message, now);
  const passengers = said.passengers ?? party.passengers ?? usualParty;
  const date = said.date ?? party.date;
  const time = said.time ?? party.time;
  const bags = said.bags ?? party.bags ?? 0;
  const back = said.back ?? party.back;
  const { price, vehicle, classes } = askTill(
    { service: roadService, pickupLocation: pickup, destination },
    { passengers, date, bags, time, back },
    { tariff, now },
  );
  if (price.total === null || price.doubts.length > 0) return undefined;
  const total = formatMoney(price.total);
  return {
    pickup,
    destination,
    price: total,
    passengers,
    bags,
    vehicleClass: { id: vehicle.vehicleClass, name: vehicleClassName(classes, vehicle.vehicleClass) },
    date,
    time,
    back,
  };
}

/** The same as a sentence; empty without a price. */
export function priceLine(message: string, input: PriceInput): string {
  const priced = priceRoad(message, input);
  if (!priced) return "";
  const { pickup, destination, price, passengers, bags, date } = priced;
  const way = `From ${pickup} to ${destination}${priced.back ? " and back" : ""}`;
  const vehicleClass = priced.vehicleClass.name.toLowerCase();
  const time = priced.time ? ` at ${priced.time}` : "";
  const when = date ? `on ${formatDate(date)}${time}${backText(priced)}` : `${time.trim() || "by day"}, booked ahead`;
  return `${way} costs ${price} in a ${vehicleClass} for ${people(passengers)}${bags > 0 ? ` with ${bags} bags` : ""}, ${when}. The booking shows the exact price for your date and time.`;
}

/** The return time used for the price. */
function backText({ date, time = usualTime, back }: PricedRoad): string {
  if (!date || !back) return "";
  const way = returnOf({ date, time }, back);
  return `, back ${way.date === date ? "" : `on ${formatDate(way.date)} `}at ${way.time}`;
}

/** For known places that only our team can price; empty for any other question. */
export function quoteLine(message: string, { now, party = {} }: PriceInput): string {
  const passengers = readTrip(message, now).passengers ?? party.passengers;
  const [pickup, destination] = endsOf(message, { party, now });
  if (!pickup || !destination || pickup === destination) return "";
  const group = passengers === undefined ? "" : ` for ${people(passengers)}`;
  return `From ${pickup} to ${destination} is priced by quote${group}.`;
}

/** "From the airport to Sun City": one end is known, the other is not. */
export function isUnknownRoad(message: string): boolean {
  const { from, to } = readRoad(message);
  return (
    from !== undefined &&
    to === undefined &&
    /\bto (?:the )?(?!get|go|be|do|see|book|pay|know|have|take|bring|travel)[a-z]{3}/i.test(message)
  );
}

const asksIfWeGo =
  /\b(?:do|can|could|will|would) you (?:guys |also |even )?(?:go|drive|travel|transfer|come|deliver|operate|serve|service|cover|work|run|take (?:us|me|people)|bring (?:us|me)|do transfers|do trips)(?: out| people)?(?: all the way)? (?:to|in|into)?\s*(?:the )?/i;

/** "Do you go to Paarl?": yes, with the price from central Cape Town; empty if our pages cover it. */
export function goingLine(message: string, input: PriceInput): string {
  if (!asksIfWeGo.test(message)) return "";
  const place = readRoad(message.replace(asksIfWeGo, "to ")).to;
  if (!place || isPageOf(place.name)) return "";
  const line = priceLine(`from Cape Town to ${place.name}`, input);
  return line && `Yes. ${line}`;
}

const sold: readonly string[] = ["tour", "transfer", "package"];

/** A tour or a listed transfer has this name. */
const isPageOf = (place: string) =>
  topics().some(({ kind, name }) => sold.includes(kind) && name.toLowerCase().includes(place.toLowerCase()));

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** A town that none of our pages covers; the trip is taken to start in Cape Town. */
function unknownTown(message: string): string {
  const town = onlyTo.exec(message)?.[1] ?? "";
  return isOnPages(town.trim().toLowerCase()) ? "" : town;
}

const isOnPages = (place: string) =>
  topics().some(({ name, words, places = "" }) => `${name} ${words} ${places}`.toLowerCase().includes(place));

/** Beyond this distance the destination is enough; within the city the start must be known. */
const cityKm = 25;
const asksPrice = /\b(?:costs?|prices?|much|fares?|rates?|charge)\b/i;

type EndsInput = { readonly party?: Party; readonly now: Date };

/** Both ends by name. With only a destination the trip starts in Cape Town, unless one of our pages covers it. */
export function endsOf(message: string, { party = {}, now }: EndsInput): readonly [string?, string?] {
  const { from, to } = readRoad(message);
  if (from && to) return [from.name, to.name];
  const { passengers, back = party.back } = readTrip(message, now);
  const listed = back ? transferTo(message)?.booking?.destination : undefined;
  const isFar = to !== undefined && (locate(to.name).kmFromCity ?? 0) > cityKm && !/\bfrom\b/i.test(message);
  const named = to && isFar && !isPageOf(to.name) ? to.name : undefined;
  const unnamed = passengers === undefined ? undefined : locate(unknownTown(message)).place?.name;
  const town = listed ?? (asksPrice.test(message) ? (named ?? unnamed) : unnamed);
  return town ? [locate("Cape Town").place?.name, town] : [];
}
