import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

export const bookingDeclinedWords = emailWords(
  "booking-declined",
  { to: "customer", when: "Our team declined a booking." },
  {
    subject: "We can’t take booking {reference}",
    preview: "You weren’t charged. Another date or time may be possible.",
    title: "We can’t take your booking",
    opening: "We’re sorry, we can’t take your booking {reference}. You weren’t charged.",
    paragraph_2_link: "tours",
    paragraph_2_link_2: "services",
    paragraph_2: "Another date or time may be possible. See our {link} and {link_2}, or tell us what would suit you.",
  },
);

type Props = { firstName: string; reference: string; reason: string; siteUrl: string; company: CompanyDetails };

/** To a customer whose request was declined: the reason, and the alternatives. */
export const BookingDeclined = ({ firstName, reference, reason, siteUrl, company }: Props) => (
  <BookingEmail
    preview={bookingDeclinedWords.preview()}
    heading={bookingDeclinedWords.title()}
    firstName={firstName}
    company={company}
  >
    <Paragraph>{bookingDeclinedWords.opening({ reference })}</Paragraph>
    <Quoted>{reason}</Quoted>
    <Paragraph>
      {bookingDeclinedWords.paragraph_2({
        link: <TextLink href={`${siteUrl}/tours`}>{bookingDeclinedWords.paragraph_2_link()}</TextLink>,
        link_2: <TextLink href={`${siteUrl}/services`}>{bookingDeclinedWords.paragraph_2_link_2()}</TextLink>,
      })}
    </Paragraph>
  </BookingEmail>
);
