import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  end: "declined" | "expired";
  /** Where another quote can be asked for. */
  again: string;
  company: CompanyDetails;
};

const closedWords = {
  declined: { heading: "Your booking request is closed", because: "you declined our quote, so" },
  expired: { heading: "Your quote has expired", because: "our quote expired before you accepted it, so" },
} as const;

/** To the customer whose quote came to nothing: the request is closed, and how to go on. */
export function RequestClosed({ request, end, again, company }: Props) {
  const { heading, because } = closedWords[end];
  return (
    <Frame preview={`${request.reference} is closed. You have nothing to pay.`} sender={company}>
      <Heading>{heading}</Heading>
      <Paragraph>
        Hi {request.firstName}, {because} we’ve closed your booking request {request.reference}. You have nothing to
        pay.
      </Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      <Paragraph>Would you still like to travel with us? We’ll gladly send you a new quote.</Paragraph>
      <Action href={again}>Request a new quote</Action>
      <Paragraph>Questions? Reply to this email or call {company.phone}.</Paragraph>
    </Frame>
  );
}
