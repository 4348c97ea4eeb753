import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { SelfEmail } from "../../../server/emails/self-email.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; day: LocalDate; reason: string; link: string };

/** To a guest whose day the weather may spoil: the choice is theirs. */
export function BadWeather({ booking, company, day, reason, link }: Props) {
  const title = tripTitle(booking.serviceType, booking.offer);
  return (
    <SelfEmail
      preview={`Move ${booking.reference} to another day, or cancel it free of charge.`}
      heading="Bad weather may affect your trip"
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName}, this is about your {title} on {formatDate(day)}. {reason}
      </Paragraph>
      <Paragraph>
        You choose: <strong>move it</strong> to another day, or <strong>cancel it free of charge</strong> and get a
        refund of what you paid for it. Use the link below. To cancel, choose the weather as the reason.
      </Paragraph>
      <Paragraph>Still want to go? You don’t have to do anything: your booking is unchanged.</Paragraph>
      <TripFacts booking={booking} />
    </SelfEmail>
  );
}
