import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";

type Props = { firstName: string; reference: string; reason: string; siteUrl: string; company: CompanyDetails };

/** To a customer whose wish we cannot fulfil: why, and what else is possible. */
export function BookingDeclined({ firstName, reference, reason, siteUrl, company }: Props) {
  return (
    <Frame
      preview={`We are sorry: we cannot take ${reference}.`}
      sender={company.name}
      footer={[company.name, `${company.street}, ${company.city}`, company.phone, company.email]}
    >
      <Heading>We are sorry, {firstName}</Heading>
      <Paragraph>We cannot take your booking {reference}.</Paragraph>
      <Paragraph>{reason}</Paragraph>
      <Paragraph>
        Another day or another time may well be possible: call {company.phone}, or look at our{" "}
        <TextLink href={`${siteUrl}/tours`}>tours</TextLink> and{" "}
        <TextLink href={`${siteUrl}/services`}>services</TextLink>. Nothing was charged.
      </Paragraph>
    </Frame>
  );
}
