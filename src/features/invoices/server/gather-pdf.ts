import type { CompanySettings } from "#domain/company/company-settings.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { agreedTermsOf, termsPath, versionText } from "#domain/legal/accepted-terms.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "./booking-views.ts";
import { type DocumentRecord, findCompany, findCostCentres, findDocument } from "./document-views.ts";
import { type ExplainedDifference, explainDifference } from "./explain-difference.ts";
import { isPaidByTransfer, payReferenceOf, payUrlOf } from "./link-invoice.ts";

type Company = Awaited<ReturnType<typeof findCompany>>;

export type PdfDocument = {
  readonly document: DocumentRecord & { readonly company: Company };
  readonly settings: CompanySettings;
  /** As of the issue date: without a VAT number the seller was not a vendor. */
  readonly isVendor: boolean;
  readonly isOpen: boolean;
  /** Whether it can be paid by EFT; otherwise only on the payment page. */
  readonly takesTransfer: boolean;
  /** The reference for the payer’s transfer. */
  readonly payReference: string;
  /** For an invoice without a booking: the card payment page. */
  readonly payUrl: string | null;
  /** The terms of its booking and where they are read; null without a booking, and on a credit note. */
  readonly terms: { readonly text: string; readonly url: string } | null;
  /** For a monthly invoice: each booking’s cost centre. */
  readonly costCentres: ReadonlyMap<string, string>;
  /** Why it differs from the accepted quote, if it does. */
  readonly difference: ExplainedDifference | undefined;
};

/** Everything printed on a document. */
export async function gatherPdf(ctx: Context, invoiceId: string): Promise<PdfDocument | undefined> {
  const document = await findDocument(ctx.db, invoiceId);
  if (!document) return undefined;
  const { invoice } = document;
  const settings = await findSettings(ctx.db);
  const company = await findCompany(ctx.db);
  return {
    document: { ...document, company: { ...company, name: invoice.tradingName || company.name } },
    settings,
    takesTransfer: isPaidByTransfer(document, settings),
    isVendor: Boolean(invoice.seller.vatNumber),
    isOpen: dueAmount(invoice) > 0,
    payReference: payReferenceOf({ ...invoice, ...document }),
    costCentres: invoice.month ? await findCostCentres(ctx.db, invoice.id) : new Map(),
    difference: await explainDifference(ctx, invoice),
    terms: termsOf(ctx, document),
    payUrl: document.bookingReference === null ? payUrlOf(ctx, document) : null,
  };
}

function termsOf({ siteUrl }: Context, { invoice, bookedAt, termsVersion, termsAcceptedAt }: DocumentRecord) {
  if (invoice.kind === "credit_note" || bookedAt === null) return null;
  const terms = agreedTermsOf({ termsVersion, termsAcceptedAt, createdAt: bookedAt });
  return terms && { text: versionText(terms.version), url: siteUrl + termsPath(terms.version, terms.at) };
}
