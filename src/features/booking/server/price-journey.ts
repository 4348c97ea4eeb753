import { localDateOf } from "#domain/local-time.ts";
import { priceJourney as priceByTariff } from "#domain/pricing/price-journey.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { JourneyWish } from "../request-contract.ts";
import { offerOf, promiseFor } from "./make-offer.ts";
import { readJourney } from "./read-journey.ts";
import { findSellingFacts } from "./selling-views.ts";

/** Prices a journey and says what can be promised. Nothing is kept. */
export async function priceJourney(ctx: Context, wish: JourneyWish) {
  const journey = readJourney(wish, ctx.now);
  if (!journey.ok) return journey;

  const facts = await findSellingFacts(ctx.db, { day: localDateOf(journey.value.pickupAt) });
  const priced = priceByTariff(journey.value, facts.tariff, ctx.now);
  const promised = await promiseFor(ctx, priced, facts.fleet);
  return accept(offerOf(priced, promised, facts.settings, ctx.now));
}
