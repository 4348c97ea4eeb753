import { serviceOptionName, tours, vehicleClassName } from "#domain/company/catalogue.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import { unitsOf } from "#domain/pricing/line-text.ts";
import type { Context } from "#platform/context.ts";
import type { DraftLine, QuoteJourney } from "../../draft-contract.ts";
import { dayOfTariff, journeyToPrice } from "../../server/read-draft.ts";
import { findSellingFacts, findTariffFor } from "../../server/views.ts";

/** A trip’s tariff price as an option’s lines; null if it has none. */
export async function priceByTariff(ctx: Context, journey: QuoteJourney) {
  const [toPrice, day] = [journeyToPrice(journey), dayOfTariff(journey)];
  if (!toPrice || !day) return null;
  const { extras } = await findSellingFacts(ctx.db, { day });
  const wished = withFittingExtras(toPrice, { wanted: journey.extras, extras, now: ctx.now });
  const priced = priceJourney(wished, await findTariffFor(ctx.db, day), ctx.now);
  if (priced.price.total === null) return null;
  return { ...draftOf(priced), extras: await ctx.selling.offerExtras(ctx, priced, { extras }) };
}

function draftOf(priced: PricedJourney) {
  return { title: titleOf(priced), lines: linesOf(priced), doubts: [...priced.price.doubts] };
}

function titleOf({ journey, vehicle }: PricedJourney): string {
  const tour = journey.service === "day_tour" ? tours.find(({ slug }) => slug === journey.offer) : undefined;
  return `${tour?.name ?? serviceOptionName(journey.service)}, ${vehicleClassName(vehicle.vehicleClass).toLowerCase()}`;
}

const linesOf = ({ price }: PricedJourney): DraftLine[] =>
  price.lines.map((line) => {
    const [quantity, unit_cents] = unitsOf(line);
    return { text: line.text, quantity, unit_cents, vat_code: line.vat };
  });
