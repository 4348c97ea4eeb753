import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { sendReceipt } from "../../server/send-receipt.ts";
import { findPayment } from "../../server/views.ts";
import { invoicePayable } from "./invoice-payable.ts";
import { findInvoiceToPay } from "./views.ts";

/** Confirms a payment of an invoice without a booking. */
export async function sendInvoicePaymentReceived(
  ctx: Context,
  { paymentId, invoiceId }: EventOf<"invoice.payment_received">,
): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment || !(await findInvoiceToPay(ctx.db, invoiceId))) return;
  await sendReceipt(ctx, await invoicePayable.payerOf(ctx, invoiceId), payment);
}
