import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { rewriteQuote } from "./figure-store.ts";
import { findQuoteOf } from "./figure-views.ts";
import { rewriteBookings } from "./store.ts";

type Quoted = EventOf<
  "quote.sent" | "quote.accepted" | "quote.declined" | "quote.expired" | "quote.withdrawn" | "quote.superseded"
>;

/** Counts a quote that was sent, answered or withdrawn; for a request it is also the booking’s answer. */
export async function countQuote(ctx: Context, { quoteId }: Pick<Quoted, "quoteId">): Promise<void> {
  const quote = await findQuoteOf(ctx.db, quoteId);
  if (quote?.bookingId) await rewriteBookings(ctx.db, [quote.bookingId], ctx.now);
  else if (quote) await rewriteQuote(ctx.db, quote.number);
}
