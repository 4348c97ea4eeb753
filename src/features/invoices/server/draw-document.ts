import type { Context } from "#platform/context.ts";
import type { ReceivedPayment } from "../documents/server/views.ts";
import { gatherPdf, gatherReceipt } from "./gather-pdf.ts";

export type DrawnFile = {
  readonly name: string;
  readonly type: "application/pdf" | "application/json" | "text/csv;charset=utf-8";
  readonly content: Buffer;
};

// What draws takes a while to load and most processes never draw: it is fetched with the first document.

/** The document as a PDF, drawn again each time from what is kept; nothing but the sums below it can differ. */
export async function drawDocument(ctx: Context, invoiceId: string): Promise<DrawnFile | undefined> {
  const shown = await gatherPdf(ctx, invoiceId);
  if (!shown) return undefined;
  const [{ renderToBuffer }, { InvoicePdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("./emails/invoice-pdf.tsx"),
  ]);
  return pdf(shown.document.invoice.number, await renderToBuffer(InvoicePdf({ pdf: shown })));
}

export async function drawReceipt(
  ctx: Context,
  bookingId: string,
  payment: ReceivedPayment,
): Promise<DrawnFile | undefined> {
  const receipt = await gatherReceipt(ctx, bookingId, payment);
  if (!receipt) return undefined;
  const [{ renderToBuffer }, { ReceiptPdf }] = await Promise.all([
    import("@react-pdf/renderer"),
    import("../documents/server/emails/receipt-pdf.tsx"),
  ]);
  return pdf(`receipt-${receipt.booking.reference}`, await renderToBuffer(ReceiptPdf({ receipt })));
}

const pdf = (name: string, content: Buffer): DrawnFile => ({ name: `${name}.pdf`, type: "application/pdf", content });
