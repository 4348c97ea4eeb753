import type { CompanyDetails } from "#features/content/contract.ts";
import { Heading, Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = { firstName: string; reference: string; reason: string; siteUrl: string; company: CompanyDetails };

/** To a customer whose wish we cannot fulfil: why, and what else is possible. */
export function BookingDeclined({ firstName, reference, reason, siteUrl, company }: Props) {
  return (
    <Frame preview={`We are sorry: we cannot take ${reference}.`} sender={company}>
      <Heading>We are sorry, {firstName}</Heading>
      <Paragraph>We cannot take your booking {reference}.</Paragraph>
      <Quoted>{reason}</Quoted>
      <Paragraph>
        Another day or another time may well be possible: call {company.phone}, or look at our{" "}
        <TextLink href={`${siteUrl}/tours`}>tours</TextLink> and{" "}
        <TextLink href={`${siteUrl}/services`}>services</TextLink>. Nothing was charged.
      </Paragraph>
    </Frame>
  );
}
