import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { cents } from "#domain/money/money.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import {
  type BilledBooking,
  findBilledBooking,
  findBilledBookingById,
  findOwnInvoices,
} from "../../server/booking-views.ts";
import { creditMonth, creditWholeMonth } from "../../server/credit-month.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { issueCreditNote } from "../../server/issue-credit-note.ts";
import { findShares } from "../../server/month-share-store.ts";
import { shareMoney } from "../../server/share-money.ts";
import { type InvoiceRow, lockBilledInvoice, lockBilling, type NewInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";

type CreditInput = ParsedOf<typeof invoiceDeskContract.creditInvoice>;

/** Credits all or part of an invoice, as our team decides. */
export const creditInvoice = answeringFresh(credit);

async function credit(ctx: Context, { id, version, amount_cents, reference, reason }: CreditInput) {
  const booking = reference ? await findBilledBooking(ctx.db, reference.toUpperCase()) : undefined;
  if (booking) await lockBilling(ctx.db, booking.id);
  const invoice = await lockBilledInvoice(ctx.db, id);
  if (!invoice) return refuse("not_found");
  if (invoice.version !== version) return refuse("changed_meanwhile");
  if (invoice.kind === "credit_note" || !invoiceLifecycle.can(invoice.state, "credited")) return refuse("not_possible");
  const left = invoice.totalCents - invoice.creditedCents;
  const amount = amount_cents ?? left;
  if (amount > left) return refuse("more_than_left", { left_cents: left });
  const credited = await (invoice.month && (amount < left || reference)
    ? creditPartOfMonth(ctx, invoice, { booking, reference, amount, reason })
    : creditAlone(ctx, invoice, { amount, reason }));
  if (!credited.ok) return credited;
  const note = credited.value;
  await recordAudit(ctx, {
    action: "invoice.credited",
    subject: { kind: "invoice", id },
    reason,
    details: { number: invoice.number, creditNote: note.number, amountCents: amount },
  });
  return accept(movedInvoice(note));
}

type Crediting = { readonly amount: number; readonly reason: string };

async function creditAlone(ctx: Context, invoice: InvoiceRow, { amount, reason }: Crediting) {
  const note = invoice.month
    ? await creditWholeMonth(ctx, invoice, reason)
    : await issueCreditNote(ctx, { invoice, amount: cents(amount), reason });
  await tellPrice(ctx, invoice, note, amount);
  return accept(note);
}

type OfBooking = Crediting & { readonly booking: BilledBooking | undefined; readonly reference: string | undefined };

/** Part of a monthly invoice belongs to one booking, whose price is reduced. */
async function creditPartOfMonth(ctx: Context, invoice: InvoiceRow, { booking, reference, amount, reason }: OfBooking) {
  if (!reference) return refuse("month_in_part");
  const share = booking && (await findShares(ctx.db, invoice.id)).find(({ bookingId }) => bookingId === booking.id);
  if (!booking || !share) return refuse("not_on_invoice");
  if (owesFeeOnly(booking)) return refuse("fee_only");
  const left = share.billedCents - share.creditedCents;
  if (amount > left) return refuse("more_than_left", { left_cents: left });
  const note = await creditMonth(ctx, booking, { invoiceId: invoice.id, amount: cents(amount), reason });
  if (!note) return refuse("not_possible");
  await ctx.emit({ type: "invoice.credited", reference: booking.reference, number: note.number, amountCents: amount });
  return accept(note);
}

/**
 * A partial credit reduces the booking’s price, so that it isn’t billed elsewhere. A full credit only reverses the
 * invoice, which can be issued again.
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
