import type { Context } from "#platform/context.ts";
import { moveQuote } from "./move-quote.ts";
import { lockOverdue } from "./quote-store.ts";

/** At most this many per run; the next minute takes the rest. */
const atOnce = 100;

export async function expireQuotes(ctx: Context): Promise<void> {
  for (const { id } of await lockOverdue(ctx.db, ctx.now, atOnce)) {
    const moved = await moveQuote(ctx, { id, to: "expired" });
    if (moved.ok) await ctx.emit({ type: "quote.expired", quoteId: id });
  }
}
