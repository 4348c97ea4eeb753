import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; isToday: boolean };

/** To the customer, a day before. */
export function BookingReminder({ booking, company, link, isToday }: Props) {
  return (
    <Frame preview={`We meet you ${formatMoment(booking.pickupAt)}.`} sender={company}>
      <Heading>
        See you {isToday ? "today" : "tomorrow"}, {booking.firstName}
      </Heading>
      <Paragraph>
        Your driver will meet you on {formatMoment(booking.pickupAt)}. Your driver’s name and vehicle are shown with
        your booking.
      </Paragraph>
      <TripFacts booking={booking} />
      <Action href={link}>See your booking</Action>
      <Paragraph>Running late, or has something changed? Call {company.phone} at any time.</Paragraph>
    </Frame>
  );
}
