import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { Closing, Frame, TeamFrame } from "#platform/mail/frame.tsx";

export const paymentEmailWords = emailWords(
  "payment-email",
  { to: "customer", when: "In every email about a payment." },
  {
    greeting: "Hi {first_name},",
  },
);

export type PaymentEmailText = {
  /** The customer’s first name; left out for our team. */
  readonly firstName?: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly link?: { readonly label: string; readonly href: string };
};

type Props = { readonly words: PaymentEmailText; readonly company: CompanyDetails; readonly enclosed?: Enclosed };

/** An email about a payment or a refund. */
export function PaymentEmail({ words, company, enclosed = nothingEnclosed }: Props) {
  const { firstName, preview, heading, paragraphs, facts, link } = words;
  const Look = firstName === undefined ? TeamFrame : Frame;
  return (
    <Look preview={preview} sender={company}>
      <Heading>{heading}</Heading>
      {firstName !== undefined && <Paragraph>{paymentEmailWords.greeting({ first_name: firstName })}</Paragraph>}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <EnclosedNote enclosed={enclosed} />
      {link && <Action href={link.href}>{link.label}</Action>}
      <Facts facts={facts} />
      {firstName !== undefined && <Closing sender={company} />}
    </Look>
  );
}
