import { answerDue } from "#domain/booking/sale-rules.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { findSettings } from "../../server/selling-views.ts";
import { lockEndedQuote } from "./lock-ended-quote.ts";

/** We withdrew the quote: the request waits for our answer again, by a new time. */
export async function reopenRequest(ctx: Context, { quoteId }: EventOf<"quote.withdrawn">): Promise<void> {
  const endedQuote = await lockEndedQuote(ctx, quoteId);
  if (!endedQuote) return;
  const { quote, booking } = endedQuote;
  const responseDueAt = answerDue(await findSettings(ctx.db), ctx.now);
  const changes = { responseDueAt, answeredAt: null, escalatedAt: null };
  const reason = `quote ${quote.number} withdrawn`;
  const moved = await moveBooking(ctx, { id: booking.id, to: "requested", reason, changes });
  if (moved.ok) await ctx.emit({ type: "booking.requote_promised", reference: booking.reference });
}
