import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; siteUrl: string; isToday: boolean };

/** To the customer, a day before. */
export const BookingReminder = ({ booking, company, link, siteUrl, isToday }: Props) => (
  <BookingEmail
    preview={`Your driver will meet you on ${formatMoment(booking.pickupAt)}.`}
    heading={`See you ${isToday ? "today" : "tomorrow"}`}
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={
      <>
        <MeetingSteps booking={booking} company={company} siteUrl={siteUrl} />
        <TripFacts booking={booking} />
      </>
    }
  >
    <Paragraph>
      Your driver will meet you on {formatMoment(booking.pickupAt)}. Your driver’s name and vehicle are shown with your
      booking.
    </Paragraph>
    <Paragraph>Running late, or has something changed? Call us at any time.</Paragraph>
  </BookingEmail>
);
