import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findRefund } from "../../refunds/server/views.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findCompany } from "../../server/views.ts";
import { findRefundAccount, isPaidByTransfer } from "./views.ts";

/** Asks the customer by email where a refund goes, unless we know it or it has gone meanwhile. */
export async function sendRefundAccount(
  ctx: Context,
  { refundId, askedAt }: EventOf<"refund.account_wanted">,
): Promise<void> {
  const { refund, booking } = await findRefund(ctx.db, refundId);
  if (booking.isTest || !isPaidByTransfer(refund)) return;
  if (askedAt === null && (await findRefundAccount(ctx.db, refund.bookingId))) return;
  const company = await findCompany(ctx.db);
  const amount = formatMoney(cents(refund.amountCents));
  const { reference } = booking;
  await ctx.mail({
    // One email for a booking's refunds, however many payments they go back on; one more each time our team asks.
    key: `refund-account:${refund.bookingId}:${askedAt ?? "first"}`,
    template: "refund-account",
    to: booking.email,
    subject: `Bank details needed for your refund, ${reference}`,
    about: `booking:${reference}`,
    content: createElement(PaymentEmail, {
      company,
      words: {
        firstName: booking.firstName,
        preview: `Tell us where to send ${amount}.`,
        heading: "Where should we send your refund?",
        paragraphs: [
          `We owe you ${amount} for booking ${reference}. It can’t go back to a card, so we’ll pay it by bank transfer.`,
          "Enter your bank details on your booking’s page. Please don’t send them by email.",
        ],
        facts: [
          ["Reference", reference],
          ["Refund", amount],
        ],
        link: {
          label: "Enter bank details",
          href: `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`,
        },
      },
    }),
  });
}
