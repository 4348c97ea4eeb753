import type { InvoiceParty } from "#domain/invoice-lifecycle.ts";
import { localDate, localDateOf } from "#domain/local-time.ts";
import { cents } from "#domain/money.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "./booking-views.ts";
import { countPayment } from "./count-payment.ts";
import { creditInvoice } from "./credit-invoice.ts";
import { findLines } from "./document-views.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { type InvoiceRow, lockInvoice, updateInvoice } from "./store.ts";

type Anew = {
  readonly invoice: InvoiceRow;
  /** What is said anew; the rest stays as it was. */
  readonly buyer: InvoiceParty;
  readonly reason: string;
};

/**
 * An issued invoice is never changed: it is taken back whole by a credit note, and the same is issued again to the
 * buyer as they are named now. What was paid counts on the new one, which is due when the old one was.
 */
export async function reissue(ctx: Context, { invoice, buyer, reason }: Anew): Promise<InvoiceRow> {
  const before = await lockInvoice(ctx.db, invoice.id);
  if (!before || before.creditedCents > 0) throw new Error(`Invoice ${invoice.number} cannot be made out anew.`);
  const lines = await findLines(ctx.db, before.id);
  await creditInvoice(ctx, { invoice: before, amount: cents(before.totalCents), reason });
  const { company } = await findSettings(ctx.db);
  const named = { ...before.buyer, name: before.buyerName, email: before.buyerEmail, ...buyer };
  const row = await issueInvoice(ctx, {
    // The supply was taxed on its day, whatever holds now.
    settings: {
      company,
      tax: {
        isVendor: Boolean(before.seller.vatNumber),
        vatNumber: before.seller.vatNumber ?? "",
        splitsTours: true,
        rates: [{ from: "", rate: before.vatRate }],
      },
    },
    buyer: named,
    lines: lines.map((line) => ({ ...line, unit: cents(line.unitCents) })),
    isTour: false,
    bookingId: before.bookingId,
    organisationId: before.organisationId,
    isAccount: false,
    isSupplement: before.isSupplement,
    note: before.note,
    dueOn: localDate(before.dueOn),
  });
  await updateInvoice(ctx.db, row.id, { isChased: before.isChased, promisedOn: before.promisedOn });
  return movePayments(ctx, before, row.id);
}

async function movePayments(ctx: Context, from: InvoiceRow, toId: string): Promise<InvoiceRow> {
  const credited = await lockInvoice(ctx.db, from.id);
  const anew = await lockInvoice(ctx.db, toId);
  if (!credited || !anew) throw new Error(`Invoice ${from.number} was not made out anew.`);
  if (from.paidCents === 0) return anew;
  const moved = { method: "moved", paidOn: localDateOf(ctx.now), recordedBy: "system" };
  await countPayment(ctx, credited, { ...moved, amountCents: -from.paidCents, note: `Moved to ${anew.number}` });
  return countPayment(ctx, anew, { ...moved, amountCents: from.paidCents, note: `Moved from ${from.number}` });
}
