import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { moveBooking } from "../../server/move-booking.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findQuotedBooking } from "./quote-views.ts";

/** A request has its answer: a price the customer can agree to. */
export async function noteQuote(ctx: Context, { quoteId }: EventOf<"quote.sent">): Promise<void> {
  const bookingId = await findQuotedBooking(ctx.db, quoteId);
  const booking = bookingId ? await lockBooking(ctx.db, bookingId) : undefined;
  if (booking?.state !== "requested") return;
  const changes = { answeredAt: booking.answeredAt ?? ctx.now };
  await moveBooking(ctx, { id: booking.id, to: "quoted", reason: "quote sent", changes });
}
