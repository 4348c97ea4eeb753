import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

export type PaymentWords = {
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly link?: { readonly label: string; readonly href: string };
  readonly closing?: string;
};

type Props = { readonly words: PaymentWords; readonly company: CompanyDetails };

/** About money that came, is expected, or went back; to the customer, or to the office. */
export function PaymentLetter({ words, company }: Props) {
  const { preview, heading, paragraphs, facts, link, closing } = words;
  return (
    <Frame
      preview={preview}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Facts facts={facts} />
      {link && (
        <Paragraph>
          <TextLink href={link.href}>{link.label}</TextLink>
        </Paragraph>
      )}
      {closing && <Paragraph>{closing}</Paragraph>}
    </Frame>
  );
}
