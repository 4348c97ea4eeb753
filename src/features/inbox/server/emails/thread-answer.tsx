import { callUs } from "#domain/company/contact-details.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Frame } from "#platform/mail/frame.tsx";

export const threadAnswerWords = emailWords(
  "thread-answer",
  { to: "customer", when: "Our team answers in the inbox." },
  {
    subject_if_reference: "About {reference}",
    subject: "A message from {company_name}",
    title: "Our answer",
    greeting_if_name: "Hi {name},",
    greeting: "Hi there,",
    paragraph_3: "Questions? Reply to this email or {call_us}.",
  },
);

type Props = { name: string; author: string; text: string; reference: string | null; company: CompanyDetails };

/** A colleague’s answer, word for word. Where they greet by themselves, they are the only one who does. */
export function ThreadAnswer({ name, author, text, reference, company }: Props) {
  const greets = /^(hi|hello|dear|good (morning|afternoon|evening)|hallo|molo|sawubona)\b/i.test(text);
  return (
    <Frame preview={text.slice(0, 120)} sender={company}>
      <Heading>{threadAnswerWords.title()}</Heading>
      {!greets && (
        <Paragraph>{name ? threadAnswerWords.greeting_if_name({ name }) : threadAnswerWords.greeting()}</Paragraph>
      )}
      <Quoted>{text}</Quoted>
      <Paragraph>
        {author}
        {"\n"}
        {company.name}
      </Paragraph>
      {reference && <Facts facts={[["Reference", reference]]} />}
      <Paragraph>{threadAnswerWords.paragraph_3({ call_us: callUs(company) })}</Paragraph>
    </Frame>
  );
}
