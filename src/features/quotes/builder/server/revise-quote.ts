import type { Context } from "#platform/context.ts";
import { moveQuote } from "../../server/move-quote.ts";
import { isRequestOpen } from "../../server/views.ts";
import { copyQuote } from "./copy-quote.ts";
import { drawFreeReference } from "./draw-free-reference.ts";

/** Starts the next version; the current one is superseded from now on. */
export async function reviseQuote(ctx: Context, input: { id: string; row_version: number }) {
  const moved = await moveQuote(ctx, { id: input.id, rowVersion: input.row_version, to: "superseded" });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "quote.superseded", quoteId: input.id });
  const { number, version, bookingId, bookingReference } = moved.value;
  const series = { number, version: version + 1 };
  // A request closed with its quote stays closed: the next version leads to a separate booking.
  if (bookingId && !(await isRequestOpen(ctx.db, bookingId)))
    return copyQuote(ctx, { ...moved.value, bookingId: null }, await drawFreeReference(ctx), series);
  return copyQuote(ctx, moved.value, bookingReference, series);
}
