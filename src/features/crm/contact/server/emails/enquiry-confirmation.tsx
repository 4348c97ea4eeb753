import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

export const enquiryConfirmationWords = emailWords(
  "enquiry-confirmation",
  { to: "customer", when: "An enquiry has arrived." },
  {
    subject_if_enquiry_kind_quote: "Quote request",
    subject_if_not_enquiry_kind_quote: "Message",
    subject: "{enquiry_kind_quote_words} {reference} received",
    preview: "We’ll answer by {response_due_at}.",
    title_if_quote: "We have your quote request",
    title: "We have your message",
    greeting: "Hi {enquiry_name},",
    opening_if_quote: "your quote request",
    opening_if_not_quote: "your message",
    opening: "Thank you for {quote_words}. We’ll answer by {response_due_at}.",
  },
);

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails };

/** To the sender. The message is not repeated: anyone can enter any address, and we don’t pass on advertising. */
export function EnquiryConfirmation({ enquiry, company }: Props) {
  const isQuote = enquiry.kind === "quote";
  return (
    <Frame
      preview={enquiryConfirmationWords.preview({ response_due_at: formatMoment(enquiry.responseDueAt) })}
      sender={company}
    >
      <Heading>{isQuote ? enquiryConfirmationWords.title_if_quote() : enquiryConfirmationWords.title()}</Heading>
      <Paragraph>{enquiryConfirmationWords.greeting({ enquiry_name: enquiry.name })}</Paragraph>
      <Paragraph>
        {enquiryConfirmationWords.opening({
          quote_words: isQuote
            ? enquiryConfirmationWords.opening_if_quote()
            : enquiryConfirmationWords.opening_if_not_quote(),
          response_due_at: formatMoment(enquiry.responseDueAt),
        })}
      </Paragraph>
      <Facts facts={[["Reference", enquiry.reference]]} />
      <Closing sender={company} />
    </Frame>
  );
}
