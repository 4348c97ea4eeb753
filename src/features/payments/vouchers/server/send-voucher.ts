import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { linkTo } from "../../server/pay-by-link.ts";
import { findCompany } from "../../server/views.ts";
import type { VoucherRow } from "../../server/voucher-store.ts";
import { drawVoucher } from "./draw-voucher.ts";
import { codeOf } from "./gather-voucher.ts";
import { sendVoucherBought } from "./send-voucher-bought.ts";
import { findVoucher } from "./views.ts";
import { voucherPayable } from "./voucher-payable.ts";

export const voucherWords = emailWords(
  "voucher",
  { to: "customer", when: "A gift voucher was paid." },
  {
    subject_if_own: "Gift voucher {number}",
    subject: "A gift voucher from {buyer_name}",
    preview: "{amount} for any trip or tour with us.",
    title_if_own: "Gift voucher for {recipient_name}",
    title: "{buyer_name} has a gift for you",
    opening: "A gift voucher for {amount}, for any transfer, trip or tour with us.",
    paragraph_3: "Book on our site and enter the code when you pay. Any amount you don’t use stays on the voucher.",
    button: "View the voucher",
  },
);

/** Sends a paid voucher to its recipient, and the buyer a receipt. */
export async function sendVoucher(ctx: Context, { voucherId, paymentId }: EventOf<"voucher.paid">): Promise<void> {
  const result = await findVoucher(ctx.db, voucherId);
  if (!result || result.voucher.soldAt === null) return;
  const { voucher } = result;
  if (voucher.recipientEmail !== "") await mailVoucher(ctx, voucher, { key: "sent", to: voucher.recipientEmail });
  await sendVoucherBought(ctx, voucher, paymentId);
}

type Sending = { readonly key: string; readonly to: string };

/** To the recipient; without one to the buyer, who passes it on. */
export async function mailVoucher(ctx: Context, voucher: VoucherRow, { key, to }: Sending): Promise<void> {
  const amount = formatMoney(cents(voucher.amountCents));
  const until = formatDate(localDate(voucher.expiresOn ?? ""));
  const isOwn = to === voucher.buyerEmail && voucher.recipientEmail === "";
  await ctx.mail({
    key: `voucher-${key}:${voucher.id}`,
    template: "voucher",
    to,
    subject: isOwn
      ? voucherWords.subject_if_own({ number: voucher.number })
      : voucherWords.subject({ buyer_name: voucher.buyerName }).slice(0, 60),
    about: `voucher:${voucher.number}`,
    attachments: [await drawVoucher(ctx, voucher)],
    content: createElement(PaymentEmail, {
      company: await findCompany(ctx.db),
      words: {
        firstName: isOwn ? voucher.buyerName : voucher.recipientName,
        preview: voucherWords.preview({ amount }),
        heading: isOwn
          ? voucherWords.title_if_own({ recipient_name: voucher.recipientName })
          : voucherWords.title({ buyer_name: voucher.buyerName }),
        paragraphs: [
          voucherWords.opening({ amount }),
          ...(voucher.message === "" ? [] : [`“${voucher.message}”`]),
          voucherWords.paragraph_3(),
        ],
        facts: [
          ["Code", codeOf(ctx, voucher.number)],
          ["Worth", amount],
          ["Valid until", until],
        ],
        link: { label: voucherWords.button(), href: linkTo(ctx, voucherPayable, voucher.id) },
      },
    }),
  });
}
