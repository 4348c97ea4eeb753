import { resold } from "#domain/booking/resale.ts";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { paidTwice } from "#domain/payment/paid-twice.ts";
import { isAnnouncedWithItsCause } from "#domain/payment/refund-news.ts";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclose, encloseNothing } from "#platform/mail/enclosed.tsx";
import { findPayer } from "../../server/find-payable.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany } from "../../server/views.ts";
import { findRefund } from "./views.ts";

export const refundedWords = emailWords(
  "refunded",
  { to: "customer", when: "A refund was paid." },
  {
    subject: "Refund for {what}",
    title: "We’ve refunded {amount}",
    where_voucher: "onto your gift voucher",
    where_online: "to the card or account you paid with",
    where_bank: "to your bank account",
    when_voucher: "You can use it for another trip right away.",
    opening: "We’ve refunded {amount} for {what} {where}. {when}",
    subject_if_resold: "{amount} of your cancellation fee is refunded",
    reason_if_resold: "Another trip has taken the vehicle we held for you, so you pay less of the cancellation fee.",
  },
);

/** Emails the customer that a refund is on its way, unless the email about its cause already said so. */
export async function sendRefunded(
  ctx: Context,
  { refundId }: EventOf<"refund.succeeded" | "payment.returned">,
  enclose: Enclose = encloseNothing,
): Promise<void> {
  const { refund, payment } = await findRefund(ctx.db, refundId);
  const payer = await findPayer(ctx, payment ?? refund);
  // The booker gets an email about the changed booking. A person who paid a share, or paid twice, is notified
  // here.
  const knowsCause = payer.isBooker || refund.reasonCode === paidTwice;
  if (knowsCause && isAnnouncedWithItsCause(refund, ctx.now)) return;
  const amount = formatMoney(cents(refund.amountCents));
  const way = wayOf(refund);
  const isResale = refund.reasonCode === resold;
  await postPaymentEmail(ctx, payer, {
    key: `refunded:${refund.id}`,
    template: "refunded",
    to: payer.email,
    subject: isResale ? refundedWords.subject_if_resold({ amount }) : refundedWords.subject({ what: payer.what }),
    company: await findCompany(ctx.db),
    text: {
      event: "refunded",
      phone: (!payer.isTest && payer.phone) || null,
      facts: { amount, what: payer.what, when: way.when },
    },
    words: {
      firstName: payer.firstName,
      preview: way.when,
      heading: refundedWords.title({ amount }),
      paragraphs: [
        ...(isResale ? [refundedWords.reason_if_resold()] : []),
        refundedWords.opening({ amount, what: payer.what, where: way.where, when: way.when }),
      ],
      facts: [
        [payer.label, payer.reference],
        ["Refund", amount],
        ...(refund.feeCents > 0 ? [["Cancellation fee", formatMoney(cents(refund.feeCents))] as const] : []),
      ],
      link: payer.link,
    },
    ...(payer.isBooker && { enclosed: await enclose(ctx, payer.reference) }),
  });
}

type Way = { readonly where: string; readonly when: string };

/** How it was refunded, and when the money arrives. */
function wayOf({ method, providerRefundId }: { method: string; providerRefundId: string | null }): Way {
  if (method === "voucher") return { where: refundedWords.where_voucher(), when: refundedWords.when_voucher() };
  return method === "online" && providerRefundId !== null
    ? { where: refundedWords.where_online(), when: bankShowsRefund }
    : { where: refundedWords.where_bank(), when: bankShowsRefund };
}
