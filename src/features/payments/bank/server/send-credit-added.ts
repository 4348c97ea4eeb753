import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { PaymentEmail } from "../../server/emails/payment-email.tsx";
import { findCompany } from "../../server/views.ts";
import { findCredit } from "./credit-views.ts";

export const creditAddedWords = emailWords(
  "credit-added",
  { to: "customer", when: "A transfer was more than what was due." },
  {
    subject: "You have {amount} credit with us",
    preview: "{amount} of your payment is credit. Use it for your next payment, or have it refunded.",
    title: "You have {amount} credit",
    opening:
      "Thank you for your transfer. {amount} of it is more than was due for {about}, so we’re keeping it for you as credit.",
    paragraph_2:
      "Contact us and tell us which booking or invoice to use it for, or ask us to refund it to your bank account.",
  },
);

/** Emails a customer that they have credit, which they can use or have refunded. */
export async function sendCreditAdded(ctx: Context, { paymentId }: EventOf<"credit.added">): Promise<void> {
  const credit = await findCredit(ctx.db, paymentId);
  if (!credit || credit.email === "" || credit.email.endsWith(".invalid")) return;
  const amount = formatMoney(cents(credit.leftCents));
  const about = credit.reference ? `booking ${credit.reference}` : `invoice ${credit.number}`;
  const words = {
    firstName: credit.name,
    preview: creditAddedWords.preview({ amount }),
    heading: creditAddedWords.title({ amount }),
    paragraphs: [creditAddedWords.opening({ amount, about }), creditAddedWords.paragraph_2()],
    facts: [
      ["Credit", amount],
      ["Received", formatDate(localDate(credit.line.bookedOn))],
    ] as const,
  };
  await ctx.mail({
    key: `credit-added:${paymentId}`,
    template: "credit-added",
    to: credit.email,
    subject: creditAddedWords.subject({ amount }),
    about: credit.reference ? `booking:${credit.reference}` : `invoice:${credit.number}`,
    content: createElement(PaymentEmail, { words, company: await findCompany(ctx.db) }),
  });
}
