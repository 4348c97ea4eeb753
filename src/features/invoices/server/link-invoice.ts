import type { CompanySettings } from "#domain/company/company-settings.ts";
import { invoiceTransferReference, transferReference } from "#domain/payment/transfer-reference.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { invoiceLinkKind } from "../contract.ts";
import type { DocumentRecord } from "./document-views.ts";

type Billed = Pick<DocumentRecord, "bookingReference"> & {
  readonly invoice: Pick<DocumentRecord["invoice"], "id" | "isSupplement" | "createdBy" | "organisationId" | "kind">;
};

/**
 * The link to pay online. An organisation’s booking, and our team’s extra charges for one, are paid by EFT,
 * because a booking’s page only knows its own price.
 */
export function payUrlOf(ctx: Context, billed: Billed): string | null {
  const { invoice, bookingReference } = billed;
  if (invoice.kind === "credit_note") return null;
  if (bookingReference === null) return `${ctx.siteUrl}/pay-invoice?i=${sealedToken(ctx, invoiceLinkKind, invoice.id)}`;
  return hasPayPage(billed)
    ? `${ctx.siteUrl}/payment-selection?booking=${bookingReference}&code=${ctx.linkCodeFor(bookingReference)}`
    : null;
}

/** Whether it has a page with the available payment methods: its booking’s page. */
function hasPayPage({ invoice, bookingReference }: Billed): boolean {
  const isBeside = invoice.isSupplement && invoice.createdBy !== null;
  return Boolean(bookingReference) && !invoice.organisationId && !isBeside && invoice.kind !== "credit_note";
}

/** Everything else can always be paid by EFT. */
export const isPaidByTransfer = (billed: Billed, { paymentWays }: Pick<CompanySettings, "paymentWays">): boolean =>
  paymentWays.transfer || !hasPayPage(billed);

type Named = { readonly number: string; readonly bookingReference: string | null };

/** The reference for a bank transfer. */
export const payReferenceOf = ({ number, bookingReference }: Named): string =>
  bookingReference ? transferReference(bookingReference) : invoiceTransferReference(number);

export function bookingUrlOf(ctx: Context, { invoice, bookingReference }: Billed): string | null {
  if (!bookingReference || invoice.organisationId) return null;
  return `${ctx.siteUrl}/confirm-booking/${bookingReference}?code=${ctx.linkCodeFor(bookingReference)}`;
}
