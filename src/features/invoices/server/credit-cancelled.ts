import type { EventOf } from "#domain/events.ts";
import { cents } from "#domain/money.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking, findBookingInvoices, findLegs } from "./booking-views.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { lockBilling, lockInvoice } from "./store.ts";

/** Takes back what is no longer owed for a cancelled booking, or for its cancelled legs. The fee stays billed. */
export async function creditCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, event.reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const billed = await findBookingInvoices(ctx.db, booking.id);
  const standing = billed.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);
  const owed = await owedFor(ctx, booking, event.isWhole);
  await takeBack(ctx, billed.map(({ id }) => id).reverse(), {
    amount: standing - owed,
    reason: event.isWhole ? `Booking ${booking.reference} cancelled` : `Part of booking ${booking.reference} cancelled`,
  });
}

/** Newest first: what was billed last is taken back first. */
export async function takeBack(
  ctx: Context,
  invoiceIds: readonly string[],
  { amount, reason }: { amount: number; reason: string },
): Promise<void> {
  let left = amount;
  for (const id of invoiceIds) {
    const invoice = left > 0 ? await lockInvoice(ctx.db, id) : undefined;
    if (!invoice || invoice.state === "written_off") continue;
    const part = Math.min(left, invoice.totalCents - invoice.creditedCents);
    if (part <= 0) continue;
    left -= part;
    await creditInvoice(ctx, { invoice, amount: cents(part), reason });
  }
}

/** Of a cancelled leg its fee, of any other its price. */
async function owedFor(ctx: Context, booking: BilledBooking, isWhole: boolean): Promise<number> {
  if (isWhole) return booking.feeCents;
  const legs = await findLegs(ctx.db, booking.id);
  const kept = legs.filter(({ state }) => state !== "cancelled");
  const fees = legs.reduce((sum, { state, feeCents }) => sum + (state === "cancelled" ? feeCents : 0), 0);
  // A leg without a price of its own bears an equal share of the whole.
  const equalShare = Math.round((booking.totalCents ?? 0) / Math.max(1, legs.length));
  return fees + kept.reduce((sum, { priceCents }) => sum + (priceCents ?? equalShare), 0);
}
