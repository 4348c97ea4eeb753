import { Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the customer, when a change is not possible. */
export const ChangeRejected = ({ booking, company, values, differenceCents, answer, link }: ChangeEmail) => (
  <BookingEmail
    preview="Your booking and your calendar entry are unchanged."
    heading="We couldn’t make your change"
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={
      <>
        <Paragraph>The change you requested:</Paragraph>
        <ChangedValues values={values} differenceCents={differenceCents} />
        <Paragraph>Your booking:</Paragraph>
        <TripFacts booking={booking} />
      </>
    }
  >
    <Paragraph>
      We’re sorry, we couldn’t make the change you requested to booking {booking.reference}. Your booking and your
      calendar entry are unchanged.
    </Paragraph>
    {answer && <Quoted>{answer}</Quoted>}
  </BookingEmail>
);
