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
      heading="The weather is against us"
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName}, this is about your {title} on {formatDate(day)}. {reason}
      </Paragraph>
      <Paragraph>
        You choose: <strong>move it</strong> to another day, or <strong>cancel it free of charge</strong> and have back
        what you paid for it. Both take a minute, by the link below. For a cancellation, give the weather as the reason.
      </Paragraph>
      <Paragraph>Would you rather come? Then do nothing: your booking stands until you say otherwise.</Paragraph>
      <TripFacts booking={booking} />
    </SelfEmail>
  );
}
