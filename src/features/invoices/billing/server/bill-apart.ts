import { cents } from "#domain/money/money.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { findBilledBooking } from "../../server/booking-views.ts";
import { creditMonth } from "../../server/credit-month.ts";
import { findSharesOf } from "../../server/month-share-views.ts";
import { findKept } from "../../server/share-money.ts";
import { lockBilling } from "../../server/store.ts";
import { billFee } from "./bill-fee.ts";

/**
 * Gives a separate payment its own invoice. Money may arrive for a booking on a monthly invoice, such as a
 * card payment in progress when that was issued, or after it was written off. The monthly invoice then no
 * longer includes it.
 */
export async function billApart(ctx: Context, reference: string): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  if ((await findKept(ctx, booking.id)) <= 0) return;
  const reason = `Booking ${reference} was paid separately`;
  for (const { invoiceId, openCents } of await findSharesOf(ctx.db, booking.id))
    await creditMonth(ctx, booking, { invoiceId, amount: cents(openCents), reason, isRecovered: true });
  if (booking.paymentMethod === "account" && owesFeeOnly(booking)) await billFee(ctx, booking);
}
