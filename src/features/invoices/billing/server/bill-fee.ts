import { apportion } from "#domain/invoice/invoice-document.ts";
import { cents } from "#domain/money/money.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findOwnInvoices } from "../../server/booking-views.ts";
import { billingOf } from "../../server/describe-billing.ts";
import { issueInvoice } from "../../server/issue-invoice.ts";
import { findKept } from "../../server/share-money.ts";

/**
 * Bills the fee of a booking that will not be driven, unless an invoice already includes it. A customer who
 * wanted to pay the driver in cash owes it too. It is taxed like the trip. The caller holds the billing lock.
 */
export async function billFee(ctx: Context, booking: BilledBooking): Promise<void> {
  // The next monthly invoice includes it, unless it was paid separately.
  const isOnAccount = booking.isBilledMonthly && booking.paymentMethod === "account";
  if (isOnAccount && (await findKept(ctx, booking.id)) <= 0) return;
  const billed = await findOwnInvoices(ctx.db, booking.id);
  const standing = billed.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);
  if (booking.feeCents <= standing) return;
  const trip = await billingOf(ctx, { ...booking, state: "confirmed" });
  const lines = apportion(
    cents(booking.feeCents - standing),
    trip.lines.map(({ vatCode, unit, quantity }) => ({ vatCode, gross: cents(unit * quantity) })),
    { text: feeText(booking), serviceOn: localDateOf(booking.pickupAt) },
  );
  await issueInvoice(ctx, { ...trip, lines, isSupplement: billed.some(({ state }) => state !== "credited") });
}

const feeText = ({ state, reference }: BilledBooking): string =>
  state === "no_show" ? `Booking ${reference}, no-show: fee` : `Booking ${reference} cancelled late: cancellation fee`;
