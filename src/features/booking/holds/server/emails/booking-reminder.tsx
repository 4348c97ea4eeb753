import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const bookingReminderWords = emailWords(
  "booking-reminder",
  { to: "customer", when: "A day before the pickup." },
  {
    subject: "{mark}Your {what} on {pickup_at} ({reference})",
    preview: "Your driver will meet you on {pickup_at}.",
    title_if_today: "today",
    title_if_not_today: "tomorrow",
    title: "See you {today_words}",
    opening: "Your driver will meet you on {pickup_at}. Your driver’s name and vehicle are shown with your booking.",
    paragraph_2: "Running late, or has something changed? Call us at any time.",
  },
);

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; siteUrl: string; isToday: boolean };

/** To the customer, a day before. */
export const BookingReminder = ({ booking, company, link, siteUrl, isToday }: Props) => (
  <BookingEmail
    preview={bookingReminderWords.preview({ pickup_at: formatMoment(booking.pickupAt) })}
    heading={bookingReminderWords.title({
      today_words: isToday ? bookingReminderWords.title_if_today() : bookingReminderWords.title_if_not_today(),
    })}
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
    <Paragraph>{bookingReminderWords.opening({ pickup_at: formatMoment(booking.pickupAt) })}</Paragraph>
    <Paragraph>{bookingReminderWords.paragraph_2()}</Paragraph>
  </BookingEmail>
);
