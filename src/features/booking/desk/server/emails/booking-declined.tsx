import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = { firstName: string; reference: string; reason: string; siteUrl: string; company: CompanyDetails };

/** To a customer whose request our team has declined: why, and what else is possible. */
export const BookingDeclined = ({ firstName, reference, reason, siteUrl, company }: Props) => (
  <BookingEmail
    preview="You weren’t charged. Another date or time may be possible."
    heading="We can’t take your booking"
    firstName={firstName}
    company={company}
  >
    <Paragraph>We’re sorry, we can’t take your booking {reference}. You weren’t charged.</Paragraph>
    <Quoted>{reason}</Quoted>
    <Paragraph>
      Another date or time may be possible. See our <TextLink href={`${siteUrl}/tours`}>tours</TextLink> and{" "}
      <TextLink href={`${siteUrl}/services`}>services</TextLink>, or tell us what would suit you.
    </Paragraph>
  </BookingEmail>
);
