import type { EventOf } from "#domain/events.ts";
import { apportion } from "#domain/invoice-document.ts";
import { localDateOf } from "#domain/local-time.ts";
import { cents } from "#domain/money.ts";
import type { Context } from "#platform/context.ts";
import { billBooking, billingOf } from "./bill-booking.ts";
import { findBilledBooking, findBookingInvoices, findChange, findInvoiceWeights } from "./booking-views.ts";
import { takeBack } from "./credit-cancelled.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { lockBilling } from "./store.ts";

/** An invoice is never changed: a change that costs more is billed beside it, one that costs less is taken back. */
export async function billChange(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, event.reference);
  const change = await findChange(ctx.db, event.changeId);
  if (!booking || booking.isTest || !change || change.differenceCents === 0) return;
  await lockBilling(ctx.db, booking.id);
  const billed = await findBookingInvoices(ctx.db, booking.id);
  const first = billed[0];
  // Not billed yet: the first invoice will say what holds then.
  if (!first) return;
  if (change.differenceCents < 0) {
    const ids = billed.map(({ id }) => id).reverse();
    await takeBack(ctx, ids, { amount: -change.differenceCents, reason: `Booking ${booking.reference} changed` });
    return;
  }
  const weights = await findInvoiceWeights(ctx.db, first.id);
  const lines = apportion(
    cents(change.differenceCents),
    weights.map(({ vatCode, grossCents }) => ({ vatCode, gross: cents(grossCents) })),
    { text: `Booking ${booking.reference} changed: difference`, serviceOn: localDateOf(booking.pickupAt) },
  );
  await issueInvoice(ctx, { ...(await billingOf(ctx, booking, lines)), isSupplement: true });
  await billBooking(ctx, booking.reference);
}
