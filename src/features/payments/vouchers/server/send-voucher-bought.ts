import { createElement } from "react";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findCompany, findPayment } from "../../server/views.ts";
import { drawVoucher } from "./draw-voucher.ts";
import { linkVoucher } from "./link-voucher.ts";
import type { VoucherRow } from "./store.ts";

/** The buyer’s receipt; with the voucher itself where it goes to no one else. */
export async function sendVoucherBought(ctx: Context, voucher: VoucherRow, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  const amount = formatMoney(cents(payment?.amountCents ?? voucher.amountCents));
  const isPassedOn = voucher.recipientEmail === "";
  await ctx.mail({
    key: `voucher-bought:${voucher.id}`,
    template: "voucher-bought",
    to: voucher.buyerEmail,
    subject: `Your gift voucher ${voucher.number}`,
    about: `voucher:${voucher.number}`,
    attachments: isPassedOn ? [await drawVoucher(ctx, voucher)] : [],
    content: createElement(PaymentEmail, {
      company: await findCompany(ctx.db),
      words: {
        firstName: voucher.buyerName,
        preview: `Thank you for paying ${amount}.`,
        heading: "Thank you for your gift",
        paragraphs: [
          `We have your payment of ${amount} for a gift voucher for ${voucher.recipientName}.`,
          isPassedOn
            ? "The voucher is attached, to print or pass on."
            : `We’ve emailed the voucher to ${voucher.recipientEmail}.`,
          "You can have an unused voucher refunded in full within 14 days. Just reply to this email.",
        ],
        facts: [
          ["Voucher", voucher.number],
          ["Amount", amount],
          ["Valid until", formatDate(localDate(voucher.expiresOn ?? ""))],
        ],
        link: { label: "View the voucher", href: linkVoucher(ctx, voucher.id) },
      },
    }),
  });
}
