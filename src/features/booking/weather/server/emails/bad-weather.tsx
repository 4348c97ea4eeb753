import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; day: LocalDate; reason: string; link: string };

/** To a customer whose trip the weather may affect: they choose. */
export function BadWeather({ booking, company, day, reason, link }: Props) {
  const title = tripTitle(booking.serviceType, booking.offer);
  return (
    <BookingEmail
      preview={`Move ${booking.reference} to another date, or cancel for free.`}
      heading="Bad weather may affect your trip"
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>
        Bad weather may affect your {title} on {formatDate(day)}. {reason}
      </Paragraph>
      <Paragraph>
        You can <strong>move it</strong> to another date, or <strong>cancel for free</strong> and get a full refund. To
        cancel, choose bad weather as the reason.
      </Paragraph>
      <Paragraph>Still want to go? You don’t have to do anything: your booking is unchanged.</Paragraph>
    </BookingEmail>
  );
}
