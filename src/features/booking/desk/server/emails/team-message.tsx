import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";

export const teamMessageWords = emailWords(
  "team-message",
  { to: "customer", when: "Our team writes about a booking." },
  {
    subject_otherwise: "About your booking {reference}",
    title: "A message from our team",
    opening: "We have a message for you about booking {reference}:",
  },
);

type Props = { firstName: string; reference: string; text: string; link: string; company: CompanyDetails };

/** A colleague’s message to the customer, word for word. */
export const TeamMessage = ({ firstName, reference, text, link, company }: Props) => (
  <BookingEmail
    preview={text.slice(0, 120)}
    heading={teamMessageWords.title()}
    firstName={firstName}
    company={company}
    action={viewBooking(link)}
  >
    <Paragraph>{teamMessageWords.opening({ reference })}</Paragraph>
    <Quoted>{text}</Quoted>
  </BookingEmail>
);
