import type { HouseSettings } from "#domain/house-settings.ts";
import { isUnsettled, openAmount } from "#domain/invoice-balance.ts";
import { transferReference } from "#domain/transfer-reference.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "./booking-views.ts";
import {
  type FoundDocument,
  findBookingForReceipt,
  findCompany,
  findDocument,
  type ReceivedPayment,
} from "./document-views.ts";

type Company = Awaited<ReturnType<typeof findCompany>>;

export type PaperDocument = {
  readonly document: FoundDocument & { readonly company: Company };
  readonly settings: HouseSettings;
  /** As it was on the day of issue: without a VAT number the seller was no vendor. */
  readonly isVendor: boolean;
  readonly isOpen: boolean;
  /** What the payer writes on the transfer. */
  readonly payReference: string;
};

export type PaperReceipt = {
  readonly booking: NonNullable<Awaited<ReturnType<typeof findBookingForReceipt>>>;
  readonly payment: ReceivedPayment;
  readonly company: Company;
  readonly settings: HouseSettings;
};

export type DrawnFile = { readonly name: string; readonly type: "application/pdf"; readonly content: Buffer };

/** The document as a PDF, drawn anew each time from what is kept; nothing but the sums below it can differ. */
export async function drawDocument(ctx: Context, invoiceId: string): Promise<DrawnFile | undefined> {
  const paper = await paperFor(ctx, invoiceId);
  if (!paper) return undefined;
  // What draws takes a while to load and most processes never draw: it is fetched with the first document.
  const [{ renderToBuffer }, { InvoicePaper }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/invoice-paper.tsx"),
  ]);
  return pdf(paper.document.invoice.number, await renderToBuffer(InvoicePaper({ paper })));
}

export async function paperFor(ctx: Context, invoiceId: string): Promise<PaperDocument | undefined> {
  const found = await findDocument(ctx.db, invoiceId);
  if (!found) return undefined;
  const { invoice } = found;
  return {
    document: { ...found, company: await findCompany(ctx.db) },
    settings: await findSettings(ctx.db),
    isVendor: Boolean(invoice.seller.vatNumber),
    isOpen: invoice.kind !== "credit_note" && isUnsettled(invoice.state) && openAmount(invoice) > 0,
    payReference: found.bookingReference ? transferReference(found.bookingReference) : invoice.number,
  };
}

export async function drawReceipt(
  ctx: Context,
  bookingId: string,
  payment: ReceivedPayment,
): Promise<DrawnFile | undefined> {
  const booking = await findBookingForReceipt(ctx.db, bookingId);
  if (!booking) return undefined;
  const receipt = { booking, payment, company: await findCompany(ctx.db), settings: await findSettings(ctx.db) };
  const [{ renderToBuffer }, { ReceiptPaper }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/receipt-paper.tsx"),
  ]);
  return pdf(`receipt-${booking.reference}`, await renderToBuffer(ReceiptPaper({ receipt })));
}

const pdf = (name: string, content: Buffer): DrawnFile => ({ name: `${name}.pdf`, type: "application/pdf", content });
