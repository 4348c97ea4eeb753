import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails };

/** To the sender. The message is not repeated: anyone can type anyone's address, and we carry nobody's advertising. */
export function EnquiryConfirmation({ enquiry, company }: Props) {
  return (
    <Frame preview={`We have your message and will answer by ${formatMoment(enquiry.responseDueAt)}.`} sender={company}>
      <Heading>Thank you, {enquiry.name}</Heading>
      <Paragraph>
        {enquiry.kind === "quote" ? "We have your request for a quote." : "We have your message."} We’ll answer by{" "}
        {formatMoment(enquiry.responseDueAt)}.
      </Paragraph>
      <Facts facts={[["Reference", enquiry.reference]]} />
      <Paragraph>Is it urgent? Call {company.phone} at any hour.</Paragraph>
    </Frame>
  );
}
