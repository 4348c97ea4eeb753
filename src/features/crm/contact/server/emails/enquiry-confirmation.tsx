import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails };

/** To the sender. The message is not repeated: anyone can enter any address, and we don’t pass on advertising. */
export function EnquiryConfirmation({ enquiry, company }: Props) {
  const isQuote = enquiry.kind === "quote";
  return (
    <Frame preview={`We’ll answer by ${formatMoment(enquiry.responseDueAt)}.`} sender={company}>
      <Heading>{isQuote ? "We have your quote request" : "We have your message"}</Heading>
      <Paragraph>Hi {enquiry.name},</Paragraph>
      <Paragraph>
        Thank you for {isQuote ? "your quote request" : "your message"}. We’ll answer by{" "}
        {formatMoment(enquiry.responseDueAt)}.
      </Paragraph>
      <Facts facts={[["Reference", enquiry.reference]]} />
      <Closing sender={company} />
    </Frame>
  );
}
