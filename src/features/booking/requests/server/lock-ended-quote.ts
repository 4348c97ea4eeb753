import type { Context } from "#platform/context.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findEndedQuote, hasOtherLiveQuote } from "./quote-views.ts";

/** The request that waits for this quote's answer, and for no other's. */
export async function lockEndedQuote(ctx: Context, quoteId: string) {
  const quote = await findEndedQuote(ctx.db, quoteId);
  if (!quote?.bookingId) return undefined;
  const booking = await lockBooking(ctx.db, quote.bookingId);
  if (booking?.state !== "quoted" || (await hasOtherLiveQuote(ctx.db, quoteId))) return undefined;
  return { quote, booking };
}
