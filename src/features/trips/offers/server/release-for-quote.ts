import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { releaseQuoteHolds } from "../../server/quote-hold-store.ts";

/**
 * A declined or withdrawn quote holds no vehicles. An expired one needs no release: its vehicles are never
 * held longer than its price.
 */
export const releaseForQuote = (
  ctx: Context,
  { quoteId }: EventOf<"quote.declined" | "quote.withdrawn" | "quote.superseded">,
): Promise<void> => releaseQuoteHolds(ctx.db, [quoteId]);
