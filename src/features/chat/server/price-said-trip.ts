import { fleetBands } from "#domain/catalogue.ts";
import { locate } from "#domain/geography/locate.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/local-time.ts";
import { formatMoney } from "#domain/money.ts";
import { priceJourney } from "#domain/pricing/price-journey.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { readTrip } from "./read-trip.ts";

/** "From the airport to Sea Point": both ends as somebody said them. */
const road =
  /\bfrom (?:the )?(.{3,60}?) to (?:the )?(.{3,60}?)(?=\s+(?:for|on|with|at|in|by|tomorrow|today|next|and|cost)\b|[?.!,;]|$)/i;

/** Far enough ahead that short notice costs nothing, at an hour without a surcharge. */
const usualDays = 7;

/** What a drive between two places we know costs by the tariff in force; empty when one of them is not certain. */
export function priceLine(message: string, { tariff, now }: { tariff: Tariff; now: Date }): string {
  const [, from = "", to = ""] = road.exec(message) ?? [];
  const [pickup, destination] = [locate(placeName(from)).place?.name, locate(placeName(to)).place?.name];
  if (!pickup || !destination || pickup === destination) return "";
  const said = readTrip(message, now);
  const day = said.date ?? addDays(localDateOf(now), usualDays);
  const passengers = said.passengers ?? 2;
  const wish = {
    service: "airport_transfer",
    offer: null,
    pickupLocation: pickup,
    destination,
    pickupAt: momentOf(day, localTime("10:00")),
    returnAt: null,
    passengers,
    bags: 0,
    childSeats: 0,
    extraStops: [],
    hireUnit: null,
    hireHours: null,
    packageDays: null,
  } as const;
  const { price, vehicle } = priceJourney(wish, tariff, now);
  if (price.total === null || price.doubts.length > 0) return "";
  const band = fleetBands.find(({ id }) => id === vehicle.band)?.name.toLowerCase();
  const when = said.date ? "on that day" : "by day, booked ahead";
  return `From ${pickup} to ${destination} costs ${formatMoney(price.total)} in a ${band} for ${people(passengers)}, ${when}. The booking shows the exact price for your day and hour.`;
}

const people = (count: number) => (count === 1 ? "one person" : `${count} people`);

/** What people call the airport and the middle of town. */
function placeName(said: string): string {
  const text = said.trim();
  if (/^(cape town )?airport$/i.test(text)) return "Cape Town International Airport";
  return /^(city|town|city centre|cbd)$/i.test(text) ? "Cape Town" : text;
}
