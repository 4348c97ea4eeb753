import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  request: { reference: string; firstName: string; pickupAt: Date };
  dueAt: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To the customer whose quote we withdrew: another one follows, and by when. */
export function RequotePromised({ request, dueAt, link, company }: Props) {
  const by = dueAt ? ` by ${formatMoment(dueAt)}` : "";
  return (
    <Frame preview={`We’ll contact you about ${request.reference}${by}.`} sender={company}>
      <Heading>We’re preparing a new quote</Heading>
      <Paragraph>
        Hi {request.firstName}, we’ve withdrawn our quote for your booking request {request.reference}, so its link no
        longer shows a price. We’ll contact you with a new one{by}.
      </Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      <Action href={link}>View your request</Action>
      <Paragraph>Questions? Reply to this email or call {company.phone}.</Paragraph>
    </Frame>
  );
}
