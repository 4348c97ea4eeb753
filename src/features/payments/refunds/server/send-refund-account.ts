import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findPayer } from "../../server/find-payable.ts";
import { findCompany } from "../../server/views.ts";
import { findRefundAccount, isPaidByTransfer } from "./account-views.ts";
import { findRefund } from "./views.ts";

/** Asks the customer by email where a refund goes, unless we know it or it has gone meanwhile. */
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
    // One email for a booking's refunds, however many payments they go back on; one more each time our team asks.
    key: `refund-account:${bookingId ?? refund.id}:${askedAt ?? "first"}`,
    template: "refund-account",
    to: payer.email,
    subject: `Bank details needed for your refund, ${payer.reference}`,
    about: payer.about,
    content: createElement(PaymentEmail, {
      company,
      words: {
        firstName: payer.firstName,
        preview: `Tell us where to send ${amount}.`,
        heading: "Where should we send your refund?",
        paragraphs: [
          `We owe you ${amount} for ${payer.what}. It can’t go back to a card, so we’ll pay it by bank transfer.`,
          bookingId
            ? "Enter your bank details on your booking’s page. Please don’t send them by email."
            : "Please call us with your bank details. Please don’t send them by email.",
        ],
        facts: [
          ["Reference", payer.reference],
          ["Refund", amount],
        ],
        link: bookingId
          ? { label: "Enter bank details", href: payer.link.href }
          : { label: "Contact us", href: `${ctx.siteUrl}/contact` },
      },
    }),
  });
}
