import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph } from "#platform/mail/frame.tsx";

type Props = { name: string; reference: string; author: string; text: string; company: CompanyDetails };

/** What a person of the office wrote, word for word. */
export function EnquiryAnswer({ name, reference, author, text, company }: Props) {
  return (
    <Frame
      preview={text.slice(0, 120)}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>Hello {name}</Heading>
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        {author}
        {"\n"}
        {company.name}
      </Paragraph>
      <Facts facts={[["Reference", reference]]} />
      <Paragraph>
        Write to {company.email} with the reference, or call {company.phone} at any hour.
      </Paragraph>
    </Frame>
  );
}
