import type { EventOf } from "#domain/events.ts";
import { chargeFor, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking } from "../../server/booking-views.ts";
import { findKept, shareMoney } from "../../server/share-money.ts";
import { lockBilling } from "../../server/store.ts";
import { creditBeyond } from "./credit-beyond.ts";

/**
 * A refund no longer counts as paid and is not claimed again: a refunded fee, or part of the price, is no longer owed.
 */
export async function countRefund(ctx: Context, { reference }: EventOf<"refund.succeeded">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const reason = `Refund for booking ${reference}`;
  const owed = Math.min(chargeFor(booking) ?? 0, await feeLeft(ctx, booking));
  await creditBeyond(ctx, booking, { owed, reason, isNotified: true });
  await shareMoney(ctx, booking.id);
}

const feeLeft = async (ctx: Context, booking: BilledBooking): Promise<number> =>
  owesFeeOnly(booking) ? Math.max(0, await findKept(ctx, booking.id)) : Number.POSITIVE_INFINITY;
