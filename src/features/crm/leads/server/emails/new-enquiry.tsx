import { serviceOptionName } from "#domain/company/catalogue.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { OfficeFrame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails; link: string };

/** To the office: somebody waits for an answer. */
export function NewEnquiry({ enquiry, company, link }: Props) {
  const answerBy = formatMoment(enquiry.responseDueAt);
  return (
    <OfficeFrame preview={`${enquiry.name} waits for an answer by ${answerBy}.`} sender={company}>
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
      <Quoted>{enquiry.message}</Quoted>
      <Action href={link}>Open the queue</Action>
    </OfficeFrame>
  );
}
