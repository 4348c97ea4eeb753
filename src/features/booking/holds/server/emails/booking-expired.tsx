import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const bookingExpiredWords = emailWords(
  "booking-expired",
  { to: "customer", when: "A booking wasn’t paid in time." },
  {
    subject: "{mark}Your booking {reference} has expired",
    preview: "We received no payment for {reference}. You can rebook it now.",
    title: "Your booking has expired",
    opening:
      "We received no payment in time, so we no longer hold a vehicle for booking {reference}. You weren’t charged.",
    paragraph_2:
      "Still want to travel? Your details are saved for {days} days. Paid already? We’ll email you as soon as we receive your payment.",
    button: "Rebook",
  },
);

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; days: number };

/** To a customer whose payment didn’t arrive in time: how to rebook. */
export const BookingExpired = ({ booking, company, link, days }: Props) => (
  <BookingEmail
    preview={bookingExpiredWords.preview({ reference: booking.reference })}
    heading={bookingExpiredWords.title()}
    firstName={greetedAs(booking)}
    company={company}
    action={{ label: bookingExpiredWords.button(), href: link }}
    facts={<TripFacts booking={booking} />}
  >
    <Paragraph>{bookingExpiredWords.opening({ reference: booking.reference })}</Paragraph>
    <Paragraph>{bookingExpiredWords.paragraph_2({ days })}</Paragraph>
  </BookingEmail>
);
