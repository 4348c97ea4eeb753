import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  waiting: { reference: string; name: string; email: string; phone: string; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To our team: an answer is overdue. */
export function AnswerOverdue({ waiting, link, company }: Props) {
  return (
    <TeamFrame
      preview={`${waiting.name} has had no answer since ${formatMoment(waiting.promisedAt)}.`}
      sender={company}
    >
      <Heading>{waiting.name} is waiting for an answer</Heading>
      <Paragraph>
        We promised an answer by {formatMoment(waiting.promisedAt)} but haven’t answered yet.{" "}
        {waiting.phone ? "Please call now." : "Please reply now."}
      </Paragraph>
      <Facts
        facts={[
          ["Reference", waiting.reference],
          ["Name", waiting.name],
          ["Email", waiting.email],
          ["Phone", waiting.phone || "not given"],
        ]}
      />
      <Action href={link}>Open enquiries</Action>
    </TeamFrame>
  );
}
