import { isOpenQuote } from "#domain/quote/quote-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { quoteToken } from "../../server/make-token.ts";
import { findQuotesOfBooking } from "../../server/views.ts";

type Opening = { readonly reference: string; readonly code?: string | null };

/** The open quote for a booking request, for its customer. */
export async function bookingQuote(
  ctx: Context,
  input: Opening,
): Promise<Result<{ token: string | null }, "not_found" | "locked">> {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  const quotes = await findQuotesOfBooking(ctx.db, opened.value.id);
  const open = quotes.find(({ state, validUntil }) => isOpenQuote(state) && validUntil > ctx.now);
  return accept({ token: open ? quoteToken(ctx, open.id) : null });
}
