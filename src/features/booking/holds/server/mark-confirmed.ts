import { holdEnds } from "#domain/booking/hold-limits.ts";
import type { Context } from "#platform/context.ts";
import { type BookingRow, updateBooking } from "../../server/move-store.ts";
import { findSettings } from "../../server/selling-views.ts";

/** A pending bank transfer now has the usual time. */
export async function markConfirmed(ctx: Context, booking: BookingRow): Promise<BookingRow> {
  const confirmed = { ...booking, contactConfirmedAt: ctx.now, updatedAt: ctx.now };
  const isWaiting = booking.state === "awaiting_payment" && booking.paymentMethod === "transfer";
  const { policies } = await findSettings(ctx.db);
  const usual = holdEnds(confirmed, "transfer", policies, ctx.now);
  const isLonger = isWaiting && (booking.holdUntil === null || usual > booking.holdUntil);
  const holdUntil = isLonger ? usual : booking.holdUntil;
  await updateBooking(ctx.db, booking.id, { contactConfirmedAt: ctx.now, holdUntil, updatedAt: ctx.now });
  if (isLonger) {
    await ctx.trips.prolongHolds(ctx, booking.id, usual);
    await ctx.emit({ type: "booking.hold_extended", reference: booking.reference, until: usual.toISOString() });
  }
  return { ...confirmed, holdUntil };
}
