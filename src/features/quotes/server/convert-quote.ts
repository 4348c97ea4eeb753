import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveQuote } from "./move-quote.ts";
import { lockQuotesOf } from "./quote-store.ts";

/** Links an accepted quote to its new booking. */
export async function convertQuote(ctx: Context, { reference }: EventOf<"booking.created">): Promise<void> {
  for (const { id, state } of await lockQuotesOf(ctx.db, reference))
    if (state === "accepted") await moveQuote(ctx, { id, to: "converted" });
}
