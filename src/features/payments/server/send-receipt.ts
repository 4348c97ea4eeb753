import { cents, formatMoney } from "#domain/money/money.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Enclosed } from "#platform/mail/enclosed.tsx";
import type { PaymentEmailText } from "./emails/payment-email.tsx";
import type { Payer } from "./payable-kind.ts";
import { postPaymentEmail } from "./post-payment-email.ts";
import { type Attempt, findCompany } from "./views.ts";

/** The words that one kind of receipt adds. */
type ReceiptText = Partial<Pick<PaymentEmailText, "preview" | "heading" | "paragraphs">> & {
  readonly template?: string;
  readonly key?: string;
  readonly subject?: string;
  /** After those that every receipt has. */
  readonly facts?: PaymentEmailText["facts"];
  readonly enclosed?: Enclosed;
};

/** Thanks for a payment: what for, how much, how and when. */
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
    subject: subject ?? `Payment for ${payer.what} received`,
    company: await findCompany(ctx.db),
    words: {
      firstName: payer.firstName,
      preview: `Thank you for paying ${amount}.`,
      heading: "We have your payment",
      paragraphs: [`Thank you. We have your payment of ${amount} for ${payer.what}.`],
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
