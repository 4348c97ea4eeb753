import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { OfficeFrame } from "#platform/mail/frame.tsx";

type Props = {
  waiting: { reference: string; name: string; email: string; phone: string; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To the office: a promise was not kept. */
export function AnswerOverdue({ waiting, link, company }: Props) {
  return (
    <OfficeFrame
      preview={`${waiting.name} has had no answer since ${formatMoment(waiting.promisedAt)}.`}
      sender={company}
    >
      <Heading>{waiting.name} still waits</Heading>
      <Paragraph>
        We promised an answer by {formatMoment(waiting.promisedAt)} and have not given it. Please call now.
      </Paragraph>
      <Facts
        facts={[
          ["Reference", waiting.reference],
          ["Name", waiting.name],
          ["E-mail", waiting.email],
          ["Phone", waiting.phone || "not given"],
        ]}
      />
      <Action href={link}>Open the queue</Action>
    </OfficeFrame>
  );
}
