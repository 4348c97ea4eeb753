import { cents, formatMoney } from "#domain/money/money.ts";
import type { StartingPrices } from "#domain/pricing/starting-prices.ts";

/** Placeholders for starting prices: {tour.winelands}, {town.Stellenbosch}, {airport.ride}. */
const mark =
  /([Ff]rom )?\{((?:tour|town|package|airport|shuttle|group|coach|chauffeur|hire|hop|ride)\.[A-Za-z\d][A-Za-z\d -]*)\}/g;

/** Distances, hours and people, which are not amounts. */
const counts = /\.(km|hours|from)$/;

/** The text with the current tariff’s prices. An offer without a fixed price is "on request". */
export const withPrices = (text: string, prices: StartingPrices): string =>
  text.includes("{") ? text.replace(mark, (_, from = "", key) => priceText(from, key, prices[key])) : text;

function priceText(from: string, key: string, figure: number | undefined): string {
  if (figure === undefined) return from.startsWith("F") ? "Price on request" : "price on request";
  return from + (counts.test(key) ? String(figure) : formatMoney(cents(figure)));
}
