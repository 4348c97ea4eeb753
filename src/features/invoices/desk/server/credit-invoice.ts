import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { cents } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { issueCreditNote } from "../../billing/server/issue-credit-note.ts";
import { shareMoney } from "../../billing/server/share-money.ts";
import { creditWholeMonth } from "../../monthly/server/credit-month.ts";
import { findBilledBookingById, findOwnInvoices } from "../../server/booking-views.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { type InvoiceRow, lockBilledInvoice, type NewInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";

type CreditInput = ParsedOf<typeof invoiceDeskContract.creditInvoice>;

/** Takes back all or part of an invoice, as our team decides. */
export async function creditInvoice(ctx: Context, { id, version, amount_cents, reason }: CreditInput) {
  const invoice = await lockBilledInvoice(ctx.db, id);
  if (!invoice) return refuse("not_found");
  if (invoice.version !== version) return refuse("changed_meanwhile");
  if (invoice.kind === "credit_note" || !invoiceLifecycle.can(invoice.state, "credited")) return refuse("not_possible");
  const left = invoice.totalCents - invoice.creditedCents;
  const amount = amount_cents ?? left;
  if (amount > left) return refuse("more_than_left", { left_cents: left });
  if (invoice.month && amount < left) return refuse("month_in_part");
  const note = invoice.month
    ? await creditWholeMonth(ctx, invoice, reason)
    : await issueCreditNote(ctx, { invoice, amount: cents(amount), reason });
  await tellPrice(ctx, invoice, note, amount);
  await recordAudit(ctx, {
    action: "invoice.credited",
    subject: { kind: "invoice", id },
    reason,
    details: { number: invoice.number, creditNote: note.number, amountCents: amount },
  });
  return accept(movedInvoice(note));
}

/**
 * A part that is taken back lowers the price of the booking: no one shall be asked for it elsewhere. All of it takes
 * back the invoice alone, so that it can be issued again.
 */
async function tellPrice(ctx: Context, invoice: InvoiceRow, note: NewInvoice, amountCents: number): Promise<void> {
  if (invoice.bookingId === null) return;
  await shareMoney(ctx, invoice.bookingId);
  const isWhole = invoice.creditedCents + amountCents >= invoice.totalCents;
  const own = await findOwnInvoices(ctx.db, invoice.bookingId);
  const booking = own.some(({ id }) => id === invoice.id)
    ? await findBilledBookingById(ctx.db, invoice.bookingId)
    : undefined;
  if (!booking || isWhole) return;
  await ctx.emit({ type: "invoice.credited", reference: booking.reference, number: note.number, amountCents });
}
