import { type SoldServices, serviceNameOf } from "#domain/catalogue/service.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
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
  const { extras, tariff } = await findSellingFacts(ctx.db, { day });
  const wished = withFittingExtras(toPrice, {
    wanted: journey.extras,
    extras,
    now: ctx.now,
    catalogue: tariff.catalogue,
  });
  const priced = priceJourney(wished, await findTariffFor(ctx.db, day), ctx.now);
  if (priced.price.total === null) return null;
  return {
    ...draftOf(priced, tariff.catalogue.services),
    extras: await ctx.selling.offerExtras(ctx, priced, { extras }),
  };
}

function draftOf(priced: PricedJourney, services: SoldServices) {
  return { title: titleOf(priced, services), lines: linesOf(priced), doubts: [...priced.price.doubts] };
}

function titleOf({ journey, tour, vehicle, classes }: PricedJourney, services: SoldServices): string {
  return `${tour?.name ?? serviceNameOf(services, journey)}, ${vehicleClassName(classes, vehicle.vehicleClass).toLowerCase()}`;
}

function linesOf({ price }: PricedJourney): DraftLine[] {
  const chosen = new Set(price.trace.filter(({ step }) => step === "chosen").map(({ rule }) => rule));
  return price.lines.map((line) => {
    const [quantity, unit_cents] = unitsOf(line);
    return {
      text: line.text,
      quantity,
      unit_cents,
      vat_code: line.vat,
      ...(chosen.has(line.code) && { beside: true }),
    };
  });
}
