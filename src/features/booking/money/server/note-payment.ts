import { holdEnds } from "#domain/booking/hold-limits.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { confirmBooking } from "../../server/confirm-booking.ts";
import { findPayment } from "../../server/money-views.ts";
import { updateBooking } from "../../server/move-store.ts";
import { findSettings } from "../../server/selling-views.ts";
import { lockReference } from "./lock-reference.ts";

/**
 * A payment method was chosen: the vehicle is held as long as it takes, and a booking paid later is confirmed
 * immediately.
 */
export async function notePayment(ctx: Context, event: EventOf<"payment.started">): Promise<void> {
  const booking = await lockReference(ctx, event.reference);
  const { method } = await findPayment(ctx.db, event.paymentId);
  if (method === "voucher" || method === "earlier") return;
  if (booking.state !== "awaiting_payment" || booking.paymentMethod === method) return;
  const changes = { paymentMethod: method, updatedAt: ctx.now };
  if (method === "cash" || method === "account") {
    const reason = method === "cash" ? "pays the driver" : "on account";
    await confirmBooking(ctx, booking, { reason, changes });
    return;
  }
  const { policies } = await findSettings(ctx.db);
  const holdUntil = later(booking.holdUntil, holdEnds(booking, method, policies, ctx.now));
  await updateBooking(ctx.db, booking.id, { ...changes, holdUntil });
  await ctx.trips.prolongHolds(ctx, booking.id, holdUntil);
}

const later = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b);
