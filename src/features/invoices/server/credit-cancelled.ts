import type { EventOf } from "#domain/events.ts";
import { cents } from "#domain/money.ts";
import type { Context } from "#platform/context.ts";
import { billFee } from "./bill-fee.ts";
import { type BilledBooking, findBilledBooking, findBookingInvoices } from "./booking-views.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { lockBilling, lockInvoice } from "./store.ts";

/** Takes back what is no longer owed for a cancelled booking, or for its cancelled legs. The fee is, or stays, billed. */
export async function creditCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, event.reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  await creditBeyond(ctx, booking, {
    // While a leg still stands, the booking's total is what stands and the fees of what does not.
    owed: event.isWhole ? booking.feeCents : (booking.totalCents ?? 0),
    reason: event.isWhole ? `Booking ${booking.reference} cancelled` : `Part of booking ${booking.reference} cancelled`,
  });
  if (event.isWhole) await billFee(ctx, booking);
}

/** Where nobody came, only the fee is owed: what was billed beyond it is taken back, and what was not is billed. */
export async function billMissed(ctx: Context, { reference }: EventOf<"booking.no_show">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  await creditBeyond(ctx, booking, { owed: booking.feeCents, reason: `Nobody came for booking ${reference}` });
  await billFee(ctx, booking);
}

/** Takes back a fee that the office has let go. */
export async function creditWaivedFee(ctx: Context, { reference }: EventOf<"booking.fee_waived">): Promise<void> {
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  await creditBeyond(ctx, booking, { owed: booking.feeCents, reason: `Fee of booking ${reference} let go` });
}

type Owed = { readonly owed: number; readonly reason: string };

/** Credits what the booking's invoices ask for beyond what is owed. The caller holds the billing's lock. */
async function creditBeyond(ctx: Context, { id }: BilledBooking, { owed, reason }: Owed): Promise<void> {
  const billed = await findBookingInvoices(ctx.db, id);
  const standing = billed.reduce((sum, { totalCents, creditedCents }) => sum + totalCents - creditedCents, 0);
  const newestFirst = billed.map((invoice) => invoice.id).reverse();
  await takeBack(ctx, newestFirst, { amount: standing - owed, reason });
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
