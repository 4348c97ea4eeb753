import { fleetBands, serviceOptionName, tours } from "#domain/company/catalogue.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/price-journey.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { dayOfTariff, journeyToPrice } from "../../server/read-draft.ts";
import { findTariffFor } from "../../server/views.ts";
import type { DraftLine, DraftOption, QuoteJourney } from "../contract.ts";

/** What the tariff makes of a journey, for whoever writes a quote. */
export async function priceQuoteOption(ctx: Context, { journey }: { journey: QuoteJourney }) {
  const priced = await pricedByTariff(ctx, journey);
  return priced ? accept(priced) : refuse(reasonOf(journey));
}

/** What the office can do about it. */
function reasonOf({ pickup_date, service_type, offer }: QuoteJourney) {
  if (pickup_date === null) return "no_day";
  return service_type === "day_tour" && !offer ? "no_tour" : "no_price";
}

/** The first option of a new quote, or none where the tariff has no price. */
export async function firstOption(ctx: Context, journey: QuoteJourney): Promise<DraftOption[]> {
  const priced = await pricedByTariff(ctx, journey);
  if (!priced) return [];
  const { title, lines } = priced;
  return [{ letter: "A", title, description: "", journey: null, lines, discount_cents: 0, cost_cents: 0 }];
}

async function pricedByTariff(ctx: Context, journey: QuoteJourney) {
  const [asked, day] = [journeyToPrice(journey), dayOfTariff(journey)];
  if (!asked || !day) return null;
  const priced = priceJourney(asked, await findTariffFor(ctx.db, day), ctx.now);
  if (priced.price.total === null) return null;
  return { title: titleOf(priced), lines: linesOf(priced), doubts: [...priced.price.doubts] };
}

function titleOf({ journey, vehicle }: PricedJourney): string {
  const tour = journey.service === "day_tour" ? tours.find(({ slug }) => slug === journey.offer) : undefined;
  const band = fleetBands.find(({ id }) => id === vehicle.band);
  return `${tour?.name ?? serviceOptionName(journey.service)}, ${band?.name.toLowerCase()}`;
}

const linesOf = ({ price }: PricedJourney): DraftLine[] =>
  price.lines.map(({ text, amount, vat }) => ({ text, quantity: 1, unit_cents: amount, vat_code: vat }));
