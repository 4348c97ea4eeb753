import type { EventOf } from "#domain/events.ts";
import { owedByBooking } from "#domain/invoice/booking-billing.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { type BilledBooking, findBilledBooking, findLegDate, findOwnInvoices } from "../../server/booking-views.ts";
import { lockBilling, lockInvoice } from "../../server/store.ts";
import { isCarried } from "./bill-booking.ts";
import { billFee } from "./bill-fee.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { shareMoney } from "./share-money.ts";

/** Takes back what is no longer owed for a cancelled booking, or for its cancelled legs. The fee is, or stays, billed. */
export async function creditCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const { reference, isWhole, legs } = event;
  const reason = isWhole ? `Booking ${reference} cancelled` : `Part of booking ${reference} cancelled`;
  await settle(ctx, reference, {
    reason,
    isTold: true,
    // While a leg still stands, the booking's total is what stands and the fees of what does not.
    owed: (booking) => (isWhole ? booking.feeCents : (booking.totalCents ?? 0)),
    hasFee: isWhole,
    ...(!isWhole && { legs }),
  });
}

/** Where nobody came, only the fee is owed: what was billed beyond it is taken back, and what was not is billed. */
export const billMissed = (ctx: Context, { reference }: EventOf<"booking.no_show">): Promise<void> =>
  settle(ctx, reference, { reason: `No-show: booking ${reference}`, isTold: true, owed: byFee, hasFee: true });

/** Takes back a fee that the office has let go. Nothing else tells the customer, so the credit note does. */
export const creditWaivedFee = (ctx: Context, { reference }: EventOf<"booking.fee_waived">): Promise<void> =>
  settle(ctx, reference, { reason: `Fee of booking ${reference} waived`, isTold: false, owed: byFee, hasFee: false });

/** What was declined or has expired is asked for no longer. */
export const creditUnsold = (
  ctx: Context,
  { type, reference }: EventOf<"booking.declined" | "booking.expired">,
): Promise<void> =>
  settle(ctx, reference, {
    reason: `Booking ${reference} ${type === "booking.expired" ? "expired" : "declined"}`,
    isTold: false,
    // Taken up again in the meantime, it is owed for as before.
    owed: owedByBooking,
    hasFee: false,
  });

const byFee = ({ feeCents }: BilledBooking) => feeCents;

type Settled = {
  readonly reason: string;
  /** An email about the booking goes out with it, and carries the documents. */
  readonly isTold: boolean;
  owed(booking: BilledBooking): number;
  readonly hasFee: boolean;
  /** The legs it is about, where it is not about all. */
  readonly legs?: readonly number[];
};

async function settle(ctx: Context, reference: string, asked: Settled): Promise<void> {
  const { reason, isTold, owed, hasFee, legs } = asked;
  const booking = await findBilledBooking(ctx.db, reference);
  if (!booking || booking.isTest) return;
  await lockBilling(ctx.db, booking.id);
  const serviceOn = legs && (await findLegDate(ctx.db, booking.id, legs));
  await creditBeyond(ctx, booking, { owed: owed(booking), reason, isTold, serviceOn });
  if (hasFee) await billFee(ctx, booking);
  await shareMoney(ctx, booking.id);
}

type Owed = {
  readonly owed: number;
  readonly reason: string;
  readonly isTold: boolean;
  readonly serviceOn?: string | undefined;
};

/**
 * Credits what the booking's invoices ask for beyond what is owed, newest first: what was billed last is taken back
 * first. The caller holds the billing's lock.
 */
export async function creditBeyond(ctx: Context, booking: BilledBooking, asked: Owed): Promise<void> {
  const billed = await findOwnInvoices(ctx.db, booking.id);
  let left = billed.reduce((sum, one) => sum + one.totalCents - one.creditedCents, 0) - asked.owed;
  for (const { id } of billed.toReversed()) {
    const invoice = left > 0 ? await lockInvoice(ctx.db, id) : undefined;
    if (!invoice || invoice.state === "written_off") continue;
    const part = Math.min(left, invoice.totalCents - invoice.creditedCents);
    if (part <= 0) continue;
    left -= part;
    const carried = asked.isTold && isCarried(booking, { email: invoice.buyerEmail });
    const { reason, serviceOn } = asked;
    await issueCreditNote(ctx, { invoice, amount: cents(part), reason, isCarried: carried, serviceOn });
  }
}
