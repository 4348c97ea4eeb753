import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; days: number };

/** To the customer whose payment didn’t arrive in time: how to rebook. */
export const BookingExpired = ({ booking, company, link, days }: Props) => (
  <BookingEmail
    preview={`We received no payment for ${booking.reference}. You can rebook it now.`}
    heading="Your booking has expired"
    firstName={greetedAs(booking)}
    company={company}
    action={{ label: "Rebook", href: link }}
    facts={<TripFacts booking={booking} />}
  >
    <Paragraph>
      We received no payment in time, so we no longer hold a vehicle for booking {booking.reference}. You weren’t
      charged.
    </Paragraph>
    <Paragraph>
      Still want to travel? Your details are saved for {days} days. Paid already? We’ll email you as soon as we receive
      your payment.
    </Paragraph>
  </BookingEmail>
);
