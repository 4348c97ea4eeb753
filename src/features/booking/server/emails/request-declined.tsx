import { formatMoment } from "#domain/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

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
    <Frame
      preview={reason}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>We are sorry, {request.firstName}</Heading>
      <Paragraph>{reason} You have paid nothing, and nothing is due.</Paragraph>
      <Facts
        facts={[
          ["Reference", request.reference],
          ["Pickup", formatMoment(request.pickupAt)],
        ]}
      />
      {alternatives && <Paragraph>What we can offer instead:{`\n${alternatives}`}</Paragraph>}
      <Paragraph>
        <TextLink href={again}>Choose another time</TextLink>, or call {company.phone}: we look for a way together.
      </Paragraph>
    </Frame>
  );
}
