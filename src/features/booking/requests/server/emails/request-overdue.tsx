import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";

export const requestOverdueWords = emailWords(
  "request-overdue",
  { to: "team", when: "A booking request has had no answer in the promised time." },
  {
    subject: "Answer overdue: {name} ({reference})",
    preview: "{request_name} has had no answer since {promised_at}.",
    title: "{request_name} is waiting for an answer",
    opening: "We promised an answer by {promised_at} but haven’t answered yet. Please call now.",
    button: "Open requests",
  },
);

type Props = {
  request: { reference: string; name: string; phone: string; pickupAt: Date; promisedAt: Date };
  link: string;
  company: CompanyDetails;
};

/** To our team: a booking request was not answered in the promised time. */
export function RequestOverdue({ request, link, company }: Props) {
  return (
    <TeamFrame
      preview={requestOverdueWords.preview({
        request_name: request.name,
        promised_at: formatMoment(request.promisedAt),
      })}
      sender={company}
    >
      <Heading>{requestOverdueWords.title({ request_name: request.name })}</Heading>
      <Paragraph>{requestOverdueWords.opening({ promised_at: formatMoment(request.promisedAt) })}</Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Phone", request.phone],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      <Action href={link}>{requestOverdueWords.button()}</Action>
    </TeamFrame>
  );
}
