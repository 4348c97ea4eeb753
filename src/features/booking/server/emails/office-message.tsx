import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

type Props = { firstName: string; reference: string; text: string; link: string; company: CompanyDetails };

/** What somebody in the office wrote to the customer, word for word. */
export function OfficeMessage({ firstName, reference, text, link, company }: Props) {
  return (
    <Frame
      preview={text.slice(0, 120)}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>Hello {firstName}</Heading>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        Your booking <TextLink href={link}>{reference}</TextLink>. Simply answer this letter, or call {company.phone}.
      </Paragraph>
    </Frame>
  );
}
