import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { Frame } from "#platform/mail/frame.tsx";

export type PaymentEmailText = {
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly closing?: string;
};

type Props = { readonly words: PaymentEmailText; readonly company: CompanyDetails; readonly enclosed?: Enclosed };

/** About money that came, is expected, or went back; to the customer, or to the office. */
export function PaymentEmail({ words, company, enclosed = nothingEnclosed }: Props) {
  const { preview, heading, paragraphs, facts, link, closing } = words;
  return (
    <Frame preview={preview} sender={company}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Facts facts={facts} />
      <EnclosedNote enclosed={enclosed} />
      {link && <Action href={link.href}>{link.label}</Action>}
      {closing && <Paragraph>{closing}</Paragraph>}
    </Frame>
  );
}
