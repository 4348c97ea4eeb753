import { apportion } from "#domain/invoice/invoice-document.ts";
import { type Cents, cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findInvoiceWeights, findSettings } from "./booking-views.ts";
import { nextState } from "./count-money.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { moveInvoice } from "./move-invoice.ts";
import type { InvoiceRow, NewInvoice } from "./store.ts";

type Credit = {
  readonly invoice: InvoiceRow;
  readonly amount: Cents;
  readonly reason: string;
  readonly isCarried?: boolean;
  /** The date of the one credited leg; otherwise the invoice’s dates. */
  readonly serviceOn?: string | undefined;
  /** For a monthly invoice: the amount for each booking. */
  readonly shares?: readonly { readonly bookingId: string; readonly amount: Cents }[];
};

/**
 * Credits part or all of an invoice with a numbered credit note. The invoice stays as issued, and a partial
 * credit does not make it paid. The caller holds the invoice's lock.
 */
export async function issueCreditNote(
  ctx: Context,
  { invoice, amount, reason, isCarried = false, serviceOn, shares }: Credit,
): Promise<NewInvoice> {
  const left = invoice.totalCents - invoice.creditedCents;
  if (amount <= 0 || amount > left) throw new RangeError(`${amount} of ${left} cents cannot be taken back.`);
  const weights = await findInvoiceWeights(ctx.db, invoice.id);
  const about = { text: `${reason}: invoice ${invoice.number}`, serviceOn: null };
  const { company } = await findSettings(ctx.db);
  const note = await issueInvoice(ctx, {
    // Taxed like the invoice, whatever the company’s VAT status is now.
    settings: {
      company,
      tax: {
        isVendor: Boolean(invoice.seller.vatNumber),
        vatNumber: invoice.seller.vatNumber ?? "",
        splitsTours: true,
        rates: [{ from: "", rate: invoice.vatRate }],
      },
    },
    buyer: { ...invoice.buyer, name: invoice.buyerName, email: invoice.buyerEmail },
    lines: (shares ?? [{ bookingId: null, amount }]).flatMap(({ bookingId, amount: part }) =>
      apportion(
        part,
        weights
          .filter((line) => bookingId === null || line.bookingId === bookingId)
          .map((line) => ({
            vatCode: line.vatCode,
            gross: cents(line.grossCents),
            serviceOn: serviceOn ?? line.serviceOn,
            tripId: line.tripId,
          })),
        about,
      ).map((line) => ({ ...line, bookingId })),
    ),
    isTour: false,
    bookingId: invoice.bookingId,
    organisationId: invoice.organisationId,
    isAccount: false,
    note: reason,
    isCarried,
    creditsId: invoice.id,
  });
  const creditedCents = invoice.creditedCents + amount;
  const to = nextState(invoice.state, { ...invoice, creditedCents });
  const moved = await moveInvoice(ctx, { id: invoice.id, to, reason, changes: { creditedCents } });
  if (!moved.ok) throw new Error(`Invoice ${invoice.number} could not be credited: ${moved.reason}.`);
  return note;
}
