import { isEnoughPaid } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { confirmBooking } from "./confirm-booking.ts";
import { type BookingRow, lockBooking } from "./move-store.ts";

/** If nothing is due, the booking is confirmed: its price is zero, or already covered. */
export async function confirmSettled(ctx: Context, booking: BookingRow): Promise<BookingRow> {
  if (booking.state !== "awaiting_payment" || booking.isTest || !isEnoughPaid(booking)) return booking;
  await confirmBooking(ctx, booking, { reason: "nothing is due" });
  return (await lockBooking(ctx.db, booking.id)) ?? booking;
}
