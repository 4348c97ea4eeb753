import { type Cents, cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import type { BilledBooking } from "./booking-views.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { findShares, type MonthShare, updateShare } from "./month-share-store.ts";
import { payShares } from "./pay-shares.ts";
import { type InvoiceRow, lockInvoice, type NewInvoice } from "./store.ts";

type Credited = {
  readonly invoiceId: string;
  readonly amount: Cents;
  readonly reason: string;
  /** Paid after all: the written-off amount is credited too. */
  readonly isRecovered?: boolean;
};

/** Credits the surplus on a monthly invoice for one booking. Payments for it then apply to the others. */
export async function creditMonth(
  ctx: Context,
  { id: bookingId }: Pick<BilledBooking, "id">,
  { invoiceId, amount, reason, isRecovered = false }: Credited,
): Promise<NewInvoice | undefined> {
  const invoice = await lockInvoice(ctx.db, invoiceId);
  if (!invoice || (invoice.state === "written_off" && !isRecovered)) return undefined;
  const share = (await findShares(ctx.db, invoiceId)).find((one) => one.bookingId === bookingId);
  return share && credit(ctx, { invoice, reason, parts: [{ share, amount }] });
}

/** Credits the whole invoice. Its bookings go onto the next one. The caller holds the invoice’s lock. */
export async function creditWholeMonth(ctx: Context, invoice: InvoiceRow, reason: string): Promise<NewInvoice> {
  const shares = await findShares(ctx.db, invoice.id);
  const parts = shares
    .map((share) => ({ share, amount: cents(share.billedCents - share.creditedCents) }))
    .filter(({ amount }) => amount > 0);
  return credit(ctx, { invoice, reason, parts });
}

type Crediting = {
  readonly invoice: InvoiceRow;
  readonly reason: string;
  readonly parts: readonly { readonly share: MonthShare; readonly amount: Cents }[];
};

async function credit(ctx: Context, { invoice, reason, parts }: Crediting): Promise<NewInvoice> {
  for (const { share, amount } of parts)
    await updateShare(ctx.db, share, {
      creditedCents: share.creditedCents + amount,
      paidCents: Math.min(share.paidCents, share.billedCents - share.creditedCents - amount),
    });
  await payShares(ctx, invoice);
  // Even if the money is applied nowhere else, the credited booking is paid less.
  await ctx.emit({ type: "invoice.month_paid", invoiceId: invoice.id });
  return issueCreditNote(ctx, {
    invoice,
    amount: cents(parts.reduce((sum, { amount }) => sum + amount, 0)),
    reason,
    shares: parts.map(({ share, amount }) => ({ bookingId: share.bookingId, amount })),
  });
}
