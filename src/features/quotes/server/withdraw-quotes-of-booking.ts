import type { EventOf } from "#domain/events.ts";
import { quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { moveQuote } from "./move-quote.ts";
import { lockQuotesOf } from "./quote-store.ts";

/** A declined or cancelled booking needs no quote. */
export async function withdrawQuotesOfBooking(
  ctx: Context,
  event: EventOf<"booking.declined" | "booking.cancelled">,
): Promise<void> {
  if (event.type === "booking.cancelled" && !event.isWhole) return;
  for (const { id, state } of await lockQuotesOf(ctx.db, event.reference)) {
    if (!quoteLifecycle.can(state, "withdrawn")) continue;
    await moveQuote(ctx, { id, to: "withdrawn", reason: event.type });
    await ctx.emit({ type: "quote.withdrawn", quoteId: id });
  }
}
