import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { linkTo } from "../../server/pay-by-link.ts";
import { findCompany } from "../../server/views.ts";
import type { VoucherRow } from "../../server/voucher-store.ts";
import { drawVoucher } from "./draw-voucher.ts";
import { codeOf } from "./gather-voucher.ts";
import { sendVoucherBought } from "./send-voucher-bought.ts";
import { findVoucher } from "./views.ts";
import { voucherPayable } from "./voucher-payable.ts";

/** Sends a voucher that was paid for to the one it is for, and the buyer a receipt. */
export async function sendVoucher(ctx: Context, { voucherId, paymentId }: EventOf<"voucher.paid">): Promise<void> {
  const result = await findVoucher(ctx.db, voucherId);
  if (!result || result.voucher.soldAt === null) return;
  const { voucher } = result;
  if (voucher.recipientEmail !== "") await mailVoucher(ctx, voucher, { key: "sent", to: voucher.recipientEmail });
  await sendVoucherBought(ctx, voucher, paymentId);
}

type Sending = { readonly key: string; readonly to: string };

/** To its recipient; with none, to the buyer, who passes it on. */
export async function mailVoucher(ctx: Context, voucher: VoucherRow, { key, to }: Sending): Promise<void> {
  const amount = formatMoney(cents(voucher.amountCents));
  const until = formatDate(localDate(voucher.expiresOn ?? ""));
  const isOwn = to === voucher.buyerEmail && voucher.recipientEmail === "";
  await ctx.mail({
    key: `voucher-${key}:${voucher.id}`,
    template: "voucher",
    to,
    subject: isOwn ? `Gift voucher ${voucher.number}` : `A gift voucher from ${voucher.buyerName}`.slice(0, 60),
    about: `voucher:${voucher.number}`,
    attachments: [await drawVoucher(ctx, voucher)],
    content: createElement(PaymentEmail, {
      company: await findCompany(ctx.db),
      words: {
        firstName: isOwn ? voucher.buyerName : voucher.recipientName,
        preview: `${amount} for any trip or tour with us.`,
        heading: isOwn ? `Gift voucher for ${voucher.recipientName}` : `${voucher.buyerName} has a gift for you`,
        paragraphs: [
          `A gift voucher for ${amount}, for any transfer, trip or tour with us.`,
          ...(voucher.message === "" ? [] : [`“${voucher.message}”`]),
          "Book on our site and enter the code when you pay. Any amount you don’t use stays on the voucher.",
        ],
        facts: [
          ["Code", codeOf(ctx, voucher.number)],
          ["Worth", amount],
          ["Valid until", until],
        ],
        link: { label: "View the voucher", href: linkTo(ctx, voucherPayable, voucher.id) },
      },
    }),
  });
}
