import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

export const newEnquiryWords = emailWords(
  "new-enquiry",
  { to: "team", when: "A customer has sent an enquiry." },
  {
    subject_if_enquiry_kind_quote: "quote request",
    subject_if_not_enquiry_kind_quote: "enquiry",
    subject: "New {enquiry_kind_quote_words} {reference}: answer by {response_due_at}",
    preview: "Answer {enquiry_name} by {answer_by}.",
    title_if_enquiry_kind_quote: "New quote request",
    title: "New enquiry",
    opening: "We promised an answer by {answer_by}.",
    button: "Open enquiries",
  },
);

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails; link: string };

/** To our team: a customer waits for an answer. */
export function NewEnquiry({ enquiry, company, link }: Props) {
  const answerBy = formatMoment(enquiry.responseDueAt);
  return (
    <TeamFrame preview={newEnquiryWords.preview({ enquiry_name: enquiry.name, answer_by: answerBy })} sender={company}>
      <Heading>
        {enquiry.kind === "quote" ? newEnquiryWords.title_if_enquiry_kind_quote() : newEnquiryWords.title()}
      </Heading>
      <Paragraph>{newEnquiryWords.opening({ answer_by: answerBy })}</Paragraph>
      <Facts
        facts={[
          ["Reference", enquiry.reference],
          ["Name", enquiry.name],
          [
            "Email",
            <TextLink key="email" href={`mailto:${enquiry.email}`}>
              {enquiry.email}
            </TextLink>,
          ],
          ["Phone", enquiry.phone || "not given"],
          ["Service", enquiry.service],
          ["Source", enquiry.source.replaceAll("_", " ")],
        ]}
      />
      <Quoted>{enquiry.message}</Quoted>
      <Action href={link}>{newEnquiryWords.button()}</Action>
    </TeamFrame>
  );
}
