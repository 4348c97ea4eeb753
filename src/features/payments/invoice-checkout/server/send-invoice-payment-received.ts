import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findCompany, findPayment } from "../../server/views.ts";
import { findInvoiceToPay } from "./views.ts";

/** Tells the buyer of an invoice of no booking that the money has arrived. */
export async function sendInvoicePaymentReceived(
  ctx: Context,
  { paymentId, invoiceId }: EventOf<"invoice.payment_received">,
): Promise<void> {
  const invoice = await findInvoiceToPay(ctx.db, invoiceId);
  const payment = await findPayment(ctx.db, paymentId);
  if (!invoice || !payment || invoice.buyerEmail.endsWith(".invalid")) return;
  const amount = formatMoney(cents(payment.amountCents));
  const words = {
    firstName: invoice.buyerName,
    preview: `Thank you for paying ${amount} on invoice ${invoice.number}.`,
    heading: "We have your payment",
    paragraphs: [`Thank you. We have your payment of ${amount} for invoice ${invoice.number}.`],
    facts: [
      ["Invoice", invoice.number],
      ["Amount", amount],
      ["Paid by", paymentMethodLabels[payment.method]],
      ["Received", formatMoment(payment.paidAt ?? ctx.now)],
    ] as const,
    link: {
      label: "View the invoice",
      href: `${ctx.siteUrl}/pay-invoice?i=${sealedToken(ctx, invoiceLinkKind, invoice.id)}`,
    },
  };
  await ctx.mail({
    key: `payment-received:${payment.id}`,
    template: "payment-received",
    to: invoice.buyerEmail,
    subject: `Payment for invoice ${invoice.number} received`,
    about: `invoice:${invoice.number}`,
    content: createElement(PaymentEmail, { words, company: await findCompany(ctx.db) }),
  });
}
