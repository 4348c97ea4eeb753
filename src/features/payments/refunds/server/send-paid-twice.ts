import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { paidTwice } from "#domain/payment/paid-twice.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { findPayer } from "../../server/find-payable.ts";
import type { Payer } from "../../server/payable-kind.ts";
import { postPaymentEmail } from "../../server/post-payment-email.ts";
import { findCompany, findPayment } from "../../server/views.ts";

export const paidTwiceWords = emailWords(
  "paid-twice",
  { to: "customer", when: "Something was paid twice." },
  {
    subject: "{what} was paid twice",
    preview: "We’ll refund {surplus}.",
    you: "You",
    title: "{payer_name} paid twice",
    opening_if_whole: "We have another payment of {amount} for {what}, which was already paid. We’ll refund {surplus}.",
    opening: "We have another payment of {amount} for {what}, and part of it was already paid. We’ll refund {surplus}.",
    nothing_to_do: "You don’t need to do anything, and nothing else changes.",
  },
);

/**
 * Emails a payer who paid twice: the second amount, and when it is refunded. For a booking, a share, a
 * voucher or an invoice.
 */
export async function sendPaidTwice(ctx: Context, due: EventOf<"refund.due">): Promise<void> {
  if (due.reasonCode !== paidTwice || !due.paymentId) return;
  const payment = await findPayment(ctx.db, due.paymentId);
  if (!payment) throw new Error(`There is no payment ${due.paymentId}.`);
  const payer = await findPayer(ctx, payment);
  if (!isMailable(payer.email)) return;
  const amount = formatMoney(cents(payment.amountCents));
  const surplus = formatMoney(cents(due.amountCents));
  const isWhole = due.amountCents === payment.amountCents;
  await postPaymentEmail(ctx, payer, {
    key: `paid-twice:${payment.id}`,
    template: "paid-twice",
    to: payer.email,
    subject: paidTwiceWords.subject({ what: payer.what.charAt(0).toUpperCase() + payer.what.slice(1) }),
    company: await findCompany(ctx.db),
    words: {
      firstName: payer.firstName,
      preview: paidTwiceWords.preview({ surplus }),
      heading: paidTwiceWords.title({ payer_name: payer.payerName ?? paidTwiceWords.you() }),
      paragraphs: [
        receivedAgain(payer, { amount, surplus, isWhole }),
        `${paidTwiceWords.nothing_to_do()} ${refundPromise} ${bankShowsRefund}`,
      ],
      facts: [
        [payer.label, payer.reference],
        ["Amount", amount],
        ["Paid by", paymentMethodLabels[payment.method]],
        ["Received", formatMoment(payment.paidAt ?? ctx.now)],
        ["Refund", surplus],
      ],
      link: payer.link,
    },
  });
}

type Sums = { readonly amount: string; readonly surplus: string; readonly isWhole: boolean };

const receivedAgain = ({ what }: Payer, { amount, surplus, isWhole }: Sums): string =>
  isWhole
    ? paidTwiceWords.opening_if_whole({ amount, what, surplus })
    : paidTwiceWords.opening({ amount, what, surplus });
