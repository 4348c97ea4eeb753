import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { lockQuote } from "../../server/quote-store.ts";
import { copyQuote } from "./copy-quote.ts";
import { drawFreeReference } from "./draw-free-reference.ts";

/** Starts a new quote with the same content, for a separate booking. */
export async function duplicateQuote(ctx: Context, { id }: { id: string }) {
  const quote = await lockQuote(ctx.db, id);
  if (!quote) return refuse("not_found");
  return copyQuote(ctx, { ...quote, bookingId: null }, await drawFreeReference(ctx));
}
