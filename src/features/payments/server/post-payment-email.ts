import { createElement } from "react";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import type { Enclosed } from "#platform/mail/enclosed.tsx";
import type { PhoneText } from "#platform/texts/texts.ts";
import { PaymentEmail, type PaymentEmailText } from "./emails/payment-email.tsx";

/** The record that the email is about; a booking by default. */
type About = { readonly reference: string; readonly isTest: boolean; readonly about?: string };

type PaymentPost = {
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly subject: string;
  readonly words: PaymentEmailText;
  readonly company: CompanyDetails;
  readonly enclosed?: Enclosed;
  readonly text?: PhoneText;
};

export const postPaymentEmail = (
  ctx: Context,
  { reference, isTest, about = `booking:${reference}` }: About,
  { words, company, subject, enclosed, ...email }: PaymentPost,
): Promise<void> =>
  ctx.mail({
    ...email,
    attachments: enclosed?.attachments ?? [],
    subject: `${isTest ? "[Test] " : ""}${subject}`,
    about,
    content: createElement(PaymentEmail, { words, company, ...(enclosed && { enclosed }) }),
  });
