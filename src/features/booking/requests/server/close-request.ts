import type { CancelCode } from "#domain/booking/cancellation.ts";
import type { EventOf } from "#domain/events.ts";
import type { DeclineReason } from "#domain/quote/quote-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { cancelLegs } from "../../server/cancel-legs.ts";
import { lockEndedQuote } from "./lock-ended-quote.ts";

/** The customer declined a quote or let it expire: the request behind it is closed, free of charge. */
export async function closeRequest(ctx: Context, event: EventOf<"quote.declined" | "quote.expired">): Promise<void> {
  const endedQuote = await lockEndedQuote(ctx, event.quoteId);
  if (!endedQuote) return;
  const { quote, booking } = endedQuote;
  const isExpired = event.type === "quote.expired";
  const code = isExpired ? "OTHER" : (codes[quote.declineReason as DeclineReason] ?? "OTHER");
  const closed = await cancelLegs(ctx, booking, {
    legs: null,
    code,
    isOurTeam: true,
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

/** The reason for declining, as cancellations record it. */
const codes: Readonly<Record<DeclineReason, CancelCode>> = {
  price: "PRICE",
  dates: "CUSTOMER_PLANS",
  found_other: "CUSTOMER_PLANS",
  no_longer_needed: "CUSTOMER_PLANS",
  other: "OTHER",
};
