import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { sendReceipt } from "../../server/send-receipt.ts";
import { findPayment } from "../../server/views.ts";
import type { VoucherRow } from "../../server/voucher-store.ts";
import { drawVoucher } from "./draw-voucher.ts";
import { voucherPayable } from "./voucher-payable.ts";

export const voucherBoughtWords = emailWords(
  "voucher-bought",
  { to: "customer", when: "A gift voucher was bought." },
  {
    subject: "Your gift voucher {number}",
    title: "Thank you for your gift",
    opening: "We have your payment of {amount} for a gift voucher for {recipient_name}.",
    paragraph_2_if_passed_on: "The voucher is attached, to print or pass on.",
    paragraph_2: "We’ve emailed the voucher to {recipient_email}.",
    paragraph_3: "You can have an unused voucher refunded in full within 14 days. Just reply to this email.",
  },
);

/** The buyer’s receipt, with the voucher itself if there is no other recipient. */
export async function sendVoucherBought(ctx: Context, voucher: VoucherRow, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const isPassedOn = voucher.recipientEmail === "";
  const amount = formatMoney(cents(payment.amountCents));
  await sendReceipt(ctx, await voucherPayable.payerOf(ctx, voucher.id), payment, {
    template: "voucher-bought",
    key: voucher.id,
    subject: voucherBoughtWords.subject({ number: voucher.number }),
    heading: voucherBoughtWords.title(),
    paragraphs: [
      voucherBoughtWords.opening({ amount, recipient_name: voucher.recipientName }),
      isPassedOn
        ? voucherBoughtWords.paragraph_2_if_passed_on()
        : voucherBoughtWords.paragraph_2({ recipient_email: voucher.recipientEmail }),
      voucherBoughtWords.paragraph_3(),
    ],
    facts: [["Valid until", formatDate(localDate(voucher.expiresOn ?? ""))]],
    ...(isPassedOn && { enclosed: { ...nothingEnclosed, attachments: [await drawVoucher(ctx, voucher)] } }),
  });
}
