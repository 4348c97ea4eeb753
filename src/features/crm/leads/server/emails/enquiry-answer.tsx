import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Frame } from "#platform/mail/frame.tsx";

export const enquiryAnswerWords = emailWords(
  "enquiry-answer",
  { to: "customer", when: "A consultant has answered an enquiry." },
  {
    subject: "Our answer to enquiry {reference}",
    title: "Our answer to your enquiry",
    greeting: "Hi {name},",
    paragraph_2: "Questions? Reply to this email or {call_us}.",
  },
);

type Props = { name: string; reference: string; author: string; text: string; company: CompanyDetails };

/** Our consultant’s message, word for word. */
export function EnquiryAnswer({ name, reference, author, text, company }: Props) {
  return (
    <Frame preview={text.slice(0, 120)} sender={company}>
      <Heading>{enquiryAnswerWords.title()}</Heading>
      <Paragraph>{enquiryAnswerWords.greeting({ name })}</Paragraph>
      <Quoted>{text}</Quoted>
      <Paragraph>
        {author}
        {"\n"}
        {company.name}
      </Paragraph>
      <Facts facts={[["Reference", reference]]} />
      <Paragraph>{enquiryAnswerWords.paragraph_2({ call_us: callUs(company) })}</Paragraph>
    </Frame>
  );
}
