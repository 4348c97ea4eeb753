import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const bookingResoldWords = emailWords(
  "booking-resold",
  { to: "customer", when: "The vehicle of a late cancellation was sold again, and its fee isn’t paid yet." },
  {
    subject: "{amount} less to pay for {reference}",
    preview: "Your vehicle was sold again, so part of the cancellation fee is waived.",
    title: "Your cancellation fee is lower",
    opening: "Another trip has taken the vehicle we held for booking {reference}.",
    paragraph_2: "We’ve waived {amount} of your cancellation fee. The amount due is now {due}.",
  },
);

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; amount: string; due: string };

/** To a customer who cancelled late and hasn’t paid the fee: less of it is due. */
export const BookingResold = ({ booking, company, link, amount, due }: Props) => (
  <BookingEmail
    preview={bookingResoldWords.preview()}
    heading={bookingResoldWords.title()}
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={<TripFacts booking={booking} />}
  >
    <Paragraph>{bookingResoldWords.opening({ reference: booking.reference })}</Paragraph>
    <Paragraph>{bookingResoldWords.paragraph_2({ amount, due })}</Paragraph>
  </BookingEmail>
);
