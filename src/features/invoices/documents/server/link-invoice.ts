import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { Context } from "#platform/context.ts";
import type { FoundDocument } from "./views.ts";

type Billed = Pick<FoundDocument, "bookingReference"> & {
  readonly invoice: Pick<FoundDocument["invoice"], "isSupplement" | "createdBy" | "organisationId" | "kind">;
};

/**
 * Where its buyer can pay at once. What an organisation owes is paid by EFT, and so is what our team billed beside
 * the price of a booking: the page knows that price alone.
 */
export const payUrlOf = (ctx: Context, found: Billed): string | null =>
  hasPayPage(found)
    ? `${ctx.siteUrl}/payment-selection?booking=${found.bookingReference}&code=${ctx.accessCodeFor(found.bookingReference)}`
    : null;

type OnPage = Billed & { readonly bookingReference: string };

function hasPayPage(found: Billed): found is OnPage {
  const { invoice, bookingReference } = found;
  const isBeside = invoice.isSupplement && invoice.createdBy !== null;
  return Boolean(bookingReference) && !invoice.organisationId && !isBeside && invoice.kind !== "credit_note";
}

/** A page takes what our team has switched on; what has no page can be paid by EFT alone. */
export const isPaidByTransfer = (found: Billed, { paymentWays }: Pick<CompanySettings, "paymentWays">): boolean =>
  paymentWays.transfer || !hasPayPage(found);

export function bookingUrlOf(ctx: Context, { invoice, bookingReference }: Billed): string | null {
  if (!bookingReference || invoice.organisationId) return null;
  return `${ctx.siteUrl}/confirm-booking/${bookingReference}?code=${ctx.accessCodeFor(bookingReference)}`;
}
