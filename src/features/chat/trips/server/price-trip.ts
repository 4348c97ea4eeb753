import { type FleetBand, fleetBands } from "#domain/company/catalogue.ts";
import { locate } from "#domain/geography/locate.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { formatDate, type LocalDate, type LocalTime, localTime } from "#domain/time/local-time.ts";
import { transferTo } from "../../server/find-topics.ts";
import { topics } from "../../server/gather-topics.ts";
import { askTill, type Party } from "../../server/price-party.ts";
import { readTrip } from "../../server/read-trip.ts";
import { readRoad } from "./read-road.ts";

const onlyTo =
  /\bto (?:the )?(.{3,60}?)(?=\s+(?:for|on|with|at|in|by|tomorrow|today|tonight|next|and|cost|costs|price|prices|fare|this|please|how|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|[?.!,;]|$)/i;

type PriceInput = { readonly tariff: Tariff; readonly now: Date; readonly party?: Party };

export type PricedRoad = {
  readonly pickup: string;
  readonly destination: string;
  readonly price: string;
  readonly passengers: number;
  readonly bags: number;
  readonly band: FleetBand;
  readonly date: LocalDate | undefined;
  /** Of the pickup, where it was said. */
  readonly time: LocalTime | undefined;
  readonly isReturn: boolean;
};

/** What a drive between two places we know costs by the tariff in force; undefined when one of them is not certain. */
export function priceRoad(message: string, { tariff, now, party = {} }: PriceInput): PricedRoad | undefined {
  const said = readTrip(message, now);
  const bags = readBags(message);
  const [pickup, destination] = endsOf(message, said.passengers !== undefined);
  if (!pickup || !destination || pickup === destination) return undefined;
  const passengers = said.passengers ?? party.passengers ?? 2;
  const date = said.date ?? party.date;
  const time = readTime(message);
  const journey = { service: "airport_transfer", pickupLocation: pickup, destination } as const;
  const { price, vehicle } = askTill(
    journey,
    { passengers, date, bags, time, isReturn: isReturn(message) },
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
    band: vehicle.band,
    date,
    time,
    isReturn: isReturn(message),
  };
}

/** "At 4am", "21:30", "04h15": when the pickup is. */
function readTime(message: string): LocalTime | undefined {
  const clock = /\b([01]?\d|2[0-3])[:h]([0-5]\d)\b(?!\s?(?:am|pm))/i.exec(message);
  if (clock) return localTime(`${clock[1]?.padStart(2, "0")}:${clock[2]}`);
  const half = /\b(1[0-2]|[1-9])(?:[:.]([0-5]\d))? ?(am|pm)\b/i.exec(message);
  if (!half) return undefined;
  const hour = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === "pm" ? 12 : 0);
  return localTime(`${String(hour).padStart(2, "0")}:${half[2] ?? "00"}`);
}

const isReturn = (message: string) =>
  /\b(?:return (?:trip|transfer|journey|price)|round ?trip|and back|both ways|there and back|and return|with return|return)\b/i.test(
    message,
  ) && !/\breturn (?:from|to)\b/i.test(message);

/** "7 bags", "two suitcases": none where nothing was said of them. */
const readBags = (message: string): number =>
  Number(/\b(\d{1,2}) (?:big |large |small )?(?:bags|suitcases|cases|pieces)\b/i.exec(message)?.[1] ?? 0);

/** The same as a sentence; empty when there is no such price. */
export function priceLine(message: string, input: PriceInput): string {
  const priced = priceRoad(message, input);
  if (!priced) return "";
  const { pickup, destination, price, passengers, bags, date } = priced;
  const way = `From ${pickup} to ${destination}${priced.isReturn ? " and back" : ""}`;
  const band = fleetBands.find(({ id }) => id === priced.band)?.name.toLowerCase();
  const byDay = priced.time ? `at ${priced.time}, booked ahead` : "by day, booked ahead";
  const when = date ? `on ${formatDate(date)}${priced.time ? ` at ${priced.time}` : ""}` : byDay;
  return `${way} costs ${price} in a ${band} for ${people(passengers)}${bags > 0 ? ` with ${bags} bags` : ""}, ${when}. The booking shows the exact price for your date and time.`;
}

/** Where both ends are known and only our team can say the price; empty for any other question. */
export function quoteLine(message: string, { now, party = {} }: PriceInput): string {
  const passengers = readTrip(message, now).passengers ?? party.passengers;
  const [pickup, destination] = endsOf(message, passengers !== undefined);
  if (!pickup || !destination || pickup === destination || passengers === undefined) return "";
  return `From ${pickup} to ${destination} is priced by quote for ${people(passengers)}.`;
}

/** "From the airport to Sun City": one end is ours, the other is no place we know. */
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

/** "Do you go to Paarl?": yes, with what it costs from the middle of Cape Town; empty where our pages speak of it. */
export function goingLine(message: string, input: PriceInput): string {
  if (!asksIfWeGo.test(message)) return "";
  const place = readRoad(message.replace(asksIfWeGo, "to ")).to;
  if (!place || isPageOf(place.name)) return "";
  const line = priceLine(`from Cape Town to ${place.name}`, input);
  return line && `Yes. ${line}`;
}

const sold: readonly string[] = ["tour", "transfer", "package"];

/** A tour or a transfer of the list has this name. */
const isPageOf = (place: string) =>
  topics.some(({ kind, name }) => sold.includes(kind) && name.toLowerCase().includes(place.toLowerCase()));

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** A town that none of our pages is about: a party that says only where to is in Cape Town. */
function unknownTown(message: string): string {
  const town = onlyTo.exec(message)?.[1] ?? "";
  return isOnPages(town.trim().toLowerCase()) ? "" : town;
}

const isOnPages = (place: string) =>
  topics.some(({ name, words, places = "" }) => `${name} ${words} ${places}`.toLowerCase().includes(place));

/** Farther away, where to is enough: within the city most people start at the airport, or at their hotel. */
const cityKm = 25;
const asksPrice = /\b(?:costs?|prices?|much|fares?|rates?|charge)\b/i;

/** Both ends by name; a party that says only where to is in Cape Town, if none of our pages is about that place. */
function endsOf(message: string, isParty: boolean): readonly [string | undefined, string | undefined] {
  const { from, to } = readRoad(message);
  if (from && to) return [from.name, to.name];
  const listed = isReturn(message) ? transferTo(message)?.booking?.destination : undefined;
  const isFar = to !== undefined && (locate(to.name).kmFromCity ?? 0) > cityKm && !/\bfrom\b/i.test(message);
  const named = to && isFar && !isPageOf(to.name) ? to.name : undefined;
  const unnamed = isParty ? locate(unknownTown(message)).place?.name : undefined;
  const town = listed ?? (asksPrice.test(message) ? (named ?? unnamed) : unnamed);
  return town ? [locate("Cape Town").place?.name, town] : [undefined, undefined];
}
