import type { EventOf } from "#domain/events.ts";
import { priceAfterRefund } from "#domain/invoice/booking-billing.ts";
import { bookingBalance, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { findPaidBack } from "../../server/money-views.ts";
import { type BookingChanges, type BookingRow, updateBooking } from "../../server/move-store.ts";
import { lockReference } from "./lock-reference.ts";
import { lowerPrice } from "./lower-price.ts";

/** Money has reached the customer again. */
export async function noteRefund(ctx: Context, event: EventOf<"refund.succeeded">): Promise<void> {
  const booking = await lockReference(ctx, event.reference);
  const refundedCents = await findPaidBack(ctx.db, booking.id);
  if (refundedCents === booking.refundedCents) return;
  const owed = await owedAfter(ctx, booking, refundedCents);
  await updateBooking(ctx.db, booking.id, { refundedCents, ...owed, updatedAt: ctx.now });
}

/** A refund is not owed again, neither as a withheld fee nor as part of the price. */
async function owedAfter(ctx: Context, booking: BookingRow, refundedCents: number): Promise<BookingChanges> {
  const { state, feeCents, totalCents } = booking;
  const { keptCents } = bookingBalance({ ...booking, refundedCents });
  if (owesFeeOnly(booking)) return { feeCents: Math.min(feeCents, Math.max(0, keptCents)) };
  if (totalCents === null || !isDriven.includes(state)) return {};
  const price = priceAfterRefund({
    totalCents,
    keptCents: bookingBalance(booking).keptCents,
    refundCents: refundedCents - booking.refundedCents,
  });
  return price === totalCents ? {} : lowerPrice(ctx, booking, { price, text: "Refund" });
}

const isDriven: readonly BookingRow["state"][] = ["confirmed", "in_progress", "completed", "closed"];
