import { cents, formatMoney } from "#domain/money/money.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import type { Enclosed } from "#platform/mail/enclosed.tsx";
import type { PaymentEmailText } from "./emails/payment-email.tsx";
import type { Payer } from "./payable-kind.ts";
import { postPaymentEmail } from "./post-payment-email.ts";
import { type Attempt, findCompany } from "./views.ts";

export const receiptWords = emailWords(
  "receipt",
  { to: "customer", when: "A payment has arrived." },
  {
    subject_otherwise: "Payment for {what} received",
    preview: "Thank you for paying {amount}.",
    title: "We have your payment",
    opening: "Thank you. We have your payment of {amount} for {what}.",
  },
);

/** The texts that one kind of receipt adds. */
type ReceiptText = Partial<Pick<PaymentEmailText, "preview" | "heading" | "paragraphs">> & {
  readonly template?: string;
  readonly key?: string;
  readonly subject?: string;
  /** Added after the facts on every receipt. */
  readonly facts?: PaymentEmailText["facts"];
  readonly enclosed?: Enclosed;
};

/** The receipt for a payment: its purpose, amount, method and date. */
export async function sendReceipt(
  ctx: Context,
  payer: Payer,
  payment: Attempt,
  { template = "payment-received", key = payment.id, subject, facts = [], enclosed, ...words }: ReceiptText = {},
): Promise<void> {
  if (!isMailable(payer.email)) return;
  const amount = formatMoney(cents(payment.amountCents));
  await postPaymentEmail(ctx, payer, {
    key: `${template}:${key}`,
    template,
    to: payer.email,
    subject: subject ?? receiptWords.subject_otherwise({ what: payer.what }),
    company: await findCompany(ctx.db),
    words: {
      firstName: payer.firstName,
      preview: receiptWords.preview({ amount }),
      heading: receiptWords.title(),
      paragraphs: [receiptWords.opening({ amount, what: payer.what })],
      ...words,
      facts: [
        [payer.label, payer.reference],
        ["Amount", amount],
        ["Paid by", paymentMethodLabels[payment.method]],
        ["Received", formatMoment(payment.paidAt ?? ctx.now)],
        ...facts,
      ],
      link: payer.link,
    },
    ...(enclosed && { enclosed }),
  });
}
