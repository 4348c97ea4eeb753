import { Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

export const changeRejectedWords = emailWords(
  "change-rejected",
  { to: "customer", when: "We couldn’t make a requested change." },
  {
    subject: "We couldn’t change booking {reference}",
    preview: "Your booking and your calendar entry are unchanged.",
    above_change: "The change you requested:",
    above_booking: "Your booking:",
    title: "We couldn’t make your change",
    opening:
      "We’re sorry, we couldn’t make the change you requested to booking {reference}. Your booking and your calendar entry are unchanged.",
  },
);

/** To the customer, when a change is not possible. */
export const ChangeRejected = ({ booking, company, values, differenceCents, answer, link }: ChangeEmail) => (
  <BookingEmail
    preview={changeRejectedWords.preview()}
    heading={changeRejectedWords.title()}
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={
      <>
        <Paragraph>{changeRejectedWords.above_change()}</Paragraph>
        <ChangedValues values={values} differenceCents={differenceCents} />
        <Paragraph>{changeRejectedWords.above_booking()}</Paragraph>
        <TripFacts booking={booking} />
      </>
    }
  >
    <Paragraph>{changeRejectedWords.opening({ reference: booking.reference })}</Paragraph>
    {answer && <Quoted>{answer}</Quoted>}
  </BookingEmail>
);
