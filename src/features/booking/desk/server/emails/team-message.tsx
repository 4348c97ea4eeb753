import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

type Props = { firstName: string; reference: string; text: string; link: string; company: CompanyDetails };

/** A colleague’s message to the customer, word for word. */
export const TeamMessage = ({ firstName, reference, text, link, company }: Props) => (
  <BookingEmail
    preview={text.slice(0, 120)}
    heading="A message from our team"
    firstName={firstName}
    company={company}
    action={viewBooking(link)}
  >
    <Paragraph>We have a message for you about booking {reference}:</Paragraph>
    <Quoted>{text}</Quoted>
  </BookingEmail>
);
