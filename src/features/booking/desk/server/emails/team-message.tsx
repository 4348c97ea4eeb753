import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = { firstName: string; reference: string; text: string; link: string; company: CompanyDetails };

/** What somebody in the office wrote to the customer, word for word. */
export function TeamMessage({ firstName, reference, text, link, company }: Props) {
  return (
    <Frame preview={text.slice(0, 120)} sender={company}>
      <Heading>Hello {firstName}</Heading>
      <Quoted>{text}</Quoted>
      <Paragraph>
        This is about your booking {reference}. Reply to this email or call {company.phone}.
      </Paragraph>
      <Action href={link}>See your booking</Action>
    </Frame>
  );
}
