import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { releaseQuoteHolds } from "../../server/quote-hold-store.ts";

/**
 * Releases the vehicles of a quote that was not accepted. One that expires needs no release: its vehicles are held no
 * longer than its price is valid.
 */
export const releaseForQuote = (
  ctx: Context,
  { quoteId }: EventOf<"quote.declined" | "quote.withdrawn" | "quote.superseded">,
): Promise<void> => releaseQuoteHolds(ctx.db, [quoteId]);
