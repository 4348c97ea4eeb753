import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { chargeFor } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { findBilledBooking } from "../../server/booking-views.ts";
import { shareMoney } from "../../server/share-money.ts";
import { lockBilling } from "../../server/store.ts";
import { billFee } from "./bill-fee.ts";
import { creditBeyond } from "./credit-beyond.ts";
import { findLegDate } from "./views.ts";

type Settled = {
  readonly reason: string;
  /** An email about the booking is being sent and attaches the documents. */
  readonly isNotified: boolean;
  readonly hasFee: boolean;
  /** The booking’s status after this event. */
  readonly state?: BookingState;
  /** The affected legs, if not all. */
  readonly legs?: readonly number[];
};

/** Brings a booking’s invoices into line with its current debt, and bills any unbilled fee. */
export async function settleBilling(ctx: Context, reference: string, settled: Settled): Promise<void> {
  const { reason, isNotified, hasFee, legs, state } = settled;
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const owed = chargeFor({ ...booking, ...(state && { state }) }) ?? 0;
  const serviceOn = legs && (await findLegDate(ctx.db, booking.id, legs));
  await creditBeyond(ctx, booking, { owed, reason, isNotified, serviceOn });
  if (hasFee) await billFee(ctx, booking);
  await shareMoney(ctx, booking.id);
}
