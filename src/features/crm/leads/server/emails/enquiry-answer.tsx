import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = { name: string; reference: string; author: string; text: string; company: CompanyDetails };

/** Our consultant’s message, word for word. */
export function EnquiryAnswer({ name, reference, author, text, company }: Props) {
  return (
    <Frame preview={text.slice(0, 120)} sender={company}>
      <Heading>Our answer to your enquiry</Heading>
      <Paragraph>Hi {name},</Paragraph>
      <Quoted>{text}</Quoted>
      <Paragraph>
        {author}
        {"\n"}
        {company.name}
      </Paragraph>
      <Facts facts={[["Reference", reference]]} />
      <Paragraph>Questions? Reply to this email or {callUs(company)}.</Paragraph>
    </Frame>
  );
}
