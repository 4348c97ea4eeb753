import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { findSettings } from "../../server/booking-views.ts";
import { findCompany } from "../../server/document-views.ts";
import type { DrawnFile } from "../../server/draw-document.ts";
import type { PdfReceipt } from "./emails/receipt-pdf.tsx";
import { findBookingForReceipt, type ReceivedPayment } from "./views.ts";

/** One payment’s receipt as a PDF; undefined if its booking is gone. */
export async function drawReceipt(
  ctx: Context,
  bookingId: string,
  payment: ReceivedPayment,
): Promise<DrawnFile | undefined> {
  const receipt = await gatherReceipt(ctx, bookingId, payment);
  if (!receipt) return undefined;
  const { ReceiptPdf } = await import("./emails/receipt-pdf.tsx");
  const content = await printPdf(ctx.db, ReceiptPdf({ receipt }));
  return { name: `receipt-${receipt.booking.reference}.pdf`, type: "application/pdf", content };
}

async function gatherReceipt(
  ctx: Context,
  bookingId: string,
  payment: ReceivedPayment,
): Promise<PdfReceipt | undefined> {
  const booking = await findBookingForReceipt(ctx.db, bookingId);
  if (!booking) return undefined;
  return { booking, payment, company: await findCompany(ctx.db), settings: await findSettings(ctx.db) };
}
