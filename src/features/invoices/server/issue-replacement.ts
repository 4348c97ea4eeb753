import type { InvoiceParty } from "#domain/invoice/invoice-lifecycle.ts";
import { cents } from "#domain/money/money.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "./booking-views.ts";
import { creditWholeMonth } from "./credit-month.ts";
import { findLines } from "./document-views.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { findShares, insertShares } from "./month-share-store.ts";
import { shareMoney, shareMonths, shareReissued } from "./share-money.ts";
import { type InvoiceRow, lockInvoice, updateInvoice } from "./store.ts";

type Replacement = {
  readonly invoice: InvoiceRow;
  /** The changes; the rest stays. */
  readonly buyer: InvoiceParty;
  readonly reason: string;
};

/**
 * An issued invoice is never changed: it is credited in full, and a new one is issued to the current buyer.
 * Payments count on the new one, which keeps the old due date.
 */
export async function issueReplacement(ctx: Context, { invoice, buyer, reason }: Replacement): Promise<InvoiceRow> {
  const before = await lockInvoice(ctx.db, invoice.id);
  if (!before || before.creditedCents > 0) throw new Error(`Invoice ${invoice.number} cannot be reissued.`);
  const lines = await findLines(ctx.db, before.id);
  const shares = before.month ? await findShares(ctx.db, before.id) : [];
  await (before.month
    ? creditWholeMonth(ctx, before, reason)
    : issueCreditNote(ctx, { invoice: before, amount: cents(before.totalCents), reason }));
  const { company } = await findSettings(ctx.db);
  const named = { ...before.buyer, name: before.buyerName, email: before.buyerEmail, ...buyer };
  const row = await issueInvoice(ctx, {
    // The supply was taxed on its date, whatever applies now.
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
    month: before.month,
    reissueOf: before.reissueOf ?? before.id,
    dueOn: localDate(before.dueOn),
  });
  await updateInvoice(ctx.db, row.id, { isChased: before.isChased, promisedOn: before.promisedOn });
  if (before.month)
    await insertShares(
      ctx.db,
      shares.map((share) => ({ ...share, invoiceId: row.id, paidCents: 0 })),
    );
  if (before.bookingId) await shareMoney(ctx, before.bookingId);
  else if (before.month && before.organisationId) await shareMonths(ctx, before.organisationId);
  else await shareReissued(ctx, row.id);
  const replacement = await lockInvoice(ctx.db, row.id);
  if (!replacement) throw new Error(`Invoice ${invoice.number} was not issued again.`);
  return replacement;
}
