import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { Closing, Frame, TeamFrame } from "#platform/mail/frame.tsx";

export type PaymentEmailText = {
  /** Of the customer; an email without one is for our team. */
  readonly firstName?: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly link?: { readonly label: string; readonly href: string };
};

type Props = { readonly words: PaymentEmailText; readonly company: CompanyDetails; readonly enclosed?: Enclosed };

/** About a payment or a refund. */
export function PaymentEmail({ words, company, enclosed = nothingEnclosed }: Props) {
  const { firstName, preview, heading, paragraphs, facts, link } = words;
  const Look = firstName === undefined ? TeamFrame : Frame;
  return (
    <Look preview={preview} sender={company}>
      <Heading>{heading}</Heading>
      {firstName !== undefined && <Paragraph>Hi {firstName},</Paragraph>}
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
