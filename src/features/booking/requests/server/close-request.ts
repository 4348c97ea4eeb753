import type { CancelCode } from "#domain/booking/cancellation.ts";
import type { EventOf } from "#domain/events.ts";
import type { DeclineReason } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { cancelLegs } from "../../server/cancel-legs.ts";
import { answerDue } from "../../server/make-offer.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findSettings } from "../../server/selling-views.ts";
import { findEndedQuote, hasOtherLiveQuote } from "./quote-views.ts";

/** The customer said no to a quote, or let it expire: the request it answered is closed, at no cost. */
export async function closeRequest(ctx: Context, event: EventOf<"quote.declined" | "quote.expired">): Promise<void> {
  const found = await endedQuoteOf(ctx, event.quoteId);
  if (!found) return;
  const { quote, booking } = found;
  const isExpired = event.type === "quote.expired";
  const code = isExpired ? "OTHER" : (codes[quote.declineReason as DeclineReason] ?? "OTHER");
  const closed = await cancelLegs(ctx, booking, {
    legs: null,
    code,
    isOffice: true,
    quoteEnd: isExpired ? "expired" : "declined",
  });
  if (!closed.ok || !isExpired) return;
  await ctx.emit({
    type: "task.wanted",
    kind: "quote_expired",
    subjectKind: "booking",
    subjectId: booking.reference,
    title: `${booking.reference}: quote ${quote.number} expired without an answer. Call the customer`,
    dueAt: null,
  });
}

/** Why the customer said no, as cancellations are recorded. */
const codes: Readonly<Record<DeclineReason, CancelCode>> = {
  price: "PRICE",
  dates: "CUSTOMER_PLANS",
  found_other: "CUSTOMER_PLANS",
  no_longer_needed: "CUSTOMER_PLANS",
  other: "OTHER",
};

/** We withdrew the quote: the request waits for our answer again, by a new time. */
export async function reopenRequest(ctx: Context, { quoteId }: EventOf<"quote.withdrawn">): Promise<void> {
  const found = await endedQuoteOf(ctx, quoteId);
  if (!found) return;
  const { quote, booking } = found;
  const responseDueAt = answerDue(await findSettings(ctx.db), ctx.now);
  const changes = { responseDueAt, answeredAt: null, escalatedAt: null };
  const reason = `quote ${quote.number} withdrawn`;
  const moved = await moveBooking(ctx, { id: booking.id, to: "requested", reason, changes });
  if (moved.ok) await ctx.emit({ type: "booking.requote_promised", reference: booking.reference });
}

/** The request that waits for this quote's answer, and for no other's. */
async function endedQuoteOf(ctx: Context, quoteId: string) {
  const quote = await findEndedQuote(ctx.db, quoteId);
  if (!quote?.bookingId) return undefined;
  const booking = await lockBooking(ctx.db, quote.bookingId);
  if (booking?.state !== "quoted" || (await hasOtherLiveQuote(ctx.db, quoteId))) return undefined;
  return { quote, booking };
}
