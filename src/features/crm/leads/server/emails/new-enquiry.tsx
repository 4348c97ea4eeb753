import { serviceOptionName } from "#domain/company/catalogue.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";
import type { EnquiryForEmail } from "../../../server/views.ts";

type Props = { enquiry: EnquiryForEmail; company: CompanyDetails; link: string };

/** To our team: a customer waits for an answer. */
export function NewEnquiry({ enquiry, company, link }: Props) {
  const answerBy = formatMoment(enquiry.responseDueAt);
  return (
    <TeamFrame preview={`Answer ${enquiry.name} by ${answerBy}.`} sender={company}>
      <Heading>{enquiry.kind === "quote" ? "New quote request" : "New enquiry"}</Heading>
      <Paragraph>We promised an answer by {answerBy}.</Paragraph>
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
          ["Service", serviceOptionName(enquiry.serviceType)],
          ["Source", enquiry.source.replaceAll("_", " ")],
        ]}
      />
      <Quoted>{enquiry.message}</Quoted>
      <Action href={link}>Open enquiries</Action>
    </TeamFrame>
  );
}
