import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findPayer } from "../../server/find-payable.ts";
import { findCompany } from "../../server/views.ts";
import { findRefundAccount, isPaidByTransfer } from "./account-views.ts";
import { findRefund } from "./views.ts";

export const refundAccountWords = emailWords(
  "refund-account",
  { to: "customer", when: "A refund needs the customer’s bank details." },
  {
    subject: "Bank details needed for your refund, {reference}",
    preview: "Tell us where to send {amount}.",
    title: "Where should we send your refund?",
    opening: "We owe you {amount} for {what}. It can’t go back to a card, so we’ll pay it by bank transfer.",
    paragraph_2_if_booking_id: "Enter your bank details on your booking’s page. Please don’t send them by email.",
    paragraph_2: "Please call us with your bank details. Please don’t send them by email.",
    button: "Enter bank details",
    button_2: "Contact us",
  },
);

/** Asks the customer by email for the account for a refund, unless we have one or it has been paid meanwhile. */
export async function sendRefundAccount(
  ctx: Context,
  { refundId, askedAt }: EventOf<"refund.account_wanted">,
): Promise<void> {
  const { refund, payment } = await findRefund(ctx.db, refundId);
  const { bookingId } = refund;
  if (!isPaidByTransfer(refund)) return;
  const payer = await findPayer(ctx, bookingId ? { bookingId } : (payment ?? refund));
  if (payer.isTest || (bookingId && askedAt === null && (await findRefundAccount(ctx.db, bookingId)))) return;
  const company = await findCompany(ctx.db);
  const amount = formatMoney(cents(refund.amountCents));
  await ctx.mail({
    // One email per booking, however many payments are refunded, and another each time our team asks.
    key: `refund-account:${bookingId ?? refund.id}:${askedAt ?? "first"}`,
    template: "refund-account",
    to: payer.email,
    subject: refundAccountWords.subject({ reference: payer.reference }),
    about: payer.about,
    content: createElement(PaymentEmail, {
      company,
      words: {
        firstName: payer.firstName,
        preview: refundAccountWords.preview({ amount }),
        heading: refundAccountWords.title(),
        paragraphs: [
          refundAccountWords.opening({ amount, what: payer.what }),
          bookingId ? refundAccountWords.paragraph_2_if_booking_id() : refundAccountWords.paragraph_2(),
        ],
        facts: [
          ["Reference", payer.reference],
          ["Refund", amount],
        ],
        link: bookingId
          ? { label: refundAccountWords.button(), href: payer.link.href }
          : { label: refundAccountWords.button_2(), href: `${ctx.siteUrl}/contact` },
      },
    }),
  });
}
