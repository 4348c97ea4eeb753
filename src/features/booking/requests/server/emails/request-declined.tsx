import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  reason: string;
  /** In our own words; empty where there are none. */
  alternatives: string;
  again: string;
  company: CompanyDetails;
};

/** To the customer: why not, and what instead. */
export function RequestDeclined({ request, reason, alternatives, again, company }: Props) {
  return (
    <Frame preview={reason} sender={company}>
      <Heading>We are sorry, {request.firstName}</Heading>
      <Paragraph>{reason} You have paid nothing, and nothing is due.</Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      {alternatives && (
        <>
          <Paragraph>What we can offer instead:</Paragraph>
          <Quoted>{alternatives}</Quoted>
        </>
      )}
      <Action href={again}>Choose another time</Action>
      <Paragraph>Or call {company.phone}: we look for a way together.</Paragraph>
    </Frame>
  );
}
