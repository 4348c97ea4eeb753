import { priceJourney } from "#domain/pricing/journey-price.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { Context } from "#platform/context.ts";
import { journeyOf, journeyToPrice } from "./read-draft.ts";
import { findOpenQuotes } from "./views.ts";

type Tariffs = { readonly now: Tariff; readonly draft: Tariff };

const quotesAtMost = 2000;

/** How many quotes wait for an answer, and how many of their trips a draft would price otherwise. They keep their price. */
export async function weighOpenQuotes(ctx: Context, { now, draft }: Tariffs) {
  const open = await findOpenQuotes(ctx.db, ctx.now, quotesAtMost);
  const different = open.filter((quote) => {
    const journey = journeyToPrice(journeyOf(quote));
    if (!journey) return false;
    const [before, after] = [now, draft].map((tariff) => priceJourney(journey, tariff, ctx.now).price.total);
    return before !== after;
  });
  return { open: open.length, different: different.length };
}
