import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { QuoteJourney } from "../../draft-contract.ts";
import { priceByTariff } from "./price-by-tariff.ts";

/** A trip’s tariff price, for the quote builder. */
export async function priceQuoteOption(ctx: Context, { journey }: { journey: QuoteJourney }) {
  const priced = await priceByTariff(ctx, journey);
  return priced ? accept(priced) : refuse(reasonOf(journey));
}

/** Why there is no price, and what to do. */
function reasonOf({ pickup_date, service_type, offer }: QuoteJourney) {
  if (pickup_date === null) return "no_day";
  return service_type === "day_tour" && !offer ? "no_tour" : "no_price";
}
