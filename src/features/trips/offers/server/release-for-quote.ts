import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { releaseQuoteHolds } from "../../server/quote-hold-store.ts";

/**
 * A quote that came to nothing keeps no vehicle. One that runs out needs no release: its vehicles are never kept for
 * longer than its price holds.
 */
export const releaseForQuote = (
  ctx: Context,
  { quoteId }: EventOf<"quote.declined" | "quote.withdrawn" | "quote.superseded">,
): Promise<void> => releaseQuoteHolds(ctx.db, [quoteId]);
