import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";

type Props = {
  request: { reference: string; name: string; phone: string; pickupAt: Date; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To our team: a booking request has had no answer in the promised time. */
export function RequestOverdue({ request, link, company }: Props) {
  return (
    <TeamFrame
      preview={`${request.name} has had no answer since ${formatMoment(request.promisedAt)}.`}
      sender={company}
    >
      <Heading>{request.name} is waiting for an answer</Heading>
      <Paragraph>
        We promised an answer by {formatMoment(request.promisedAt)} but haven’t answered yet. Please call now.
      </Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Phone", request.phone],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      <Action href={link}>Open requests</Action>
    </TeamFrame>
  );
}
