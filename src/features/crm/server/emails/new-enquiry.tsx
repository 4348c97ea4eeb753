import { serviceOptionName } from "#domain/catalogue.ts";
import { formatMoment } from "#domain/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { EnquiryForLetter } from "../views.ts";

type Props = { enquiry: EnquiryForLetter; company: CompanyDetails };

/** To the office: somebody waits for an answer. */
export function NewEnquiry({ enquiry, company }: Props) {
  const answerBy = formatMoment(enquiry.responseDueAt);
  return (
    <Frame
      preview={`${enquiry.name} waits for an answer by ${answerBy}.`}
      sender={company.name}
      footer={[company.name]}
    >
      <Heading>{enquiry.kind === "quote" ? "Somebody asks for a quote" : "Somebody has a question"}</Heading>
      <Paragraph>We have promised an answer by {answerBy}.</Paragraph>
      <Facts
        facts={[
          ["Reference", enquiry.reference],
          ["Name", enquiry.name],
          [
            "E-mail",
            <TextLink key="email" href={`mailto:${enquiry.email}`}>
              {enquiry.email}
            </TextLink>,
          ],
          ["Phone", enquiry.phone || "not given"],
          ["Service", serviceOptionName(enquiry.serviceType)],
          ["Came from", enquiry.source],
        ]}
      />
      <Paragraph>{enquiry.message}</Paragraph>
    </Frame>
  );
}
