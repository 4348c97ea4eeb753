import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the customer, when our team must confirm a change first. */
export const ChangeReceived = ({ booking, company, values, differenceCents, answerBy, link }: ChangeEmail) => (
  <BookingEmail
    preview={`We’ll reply by ${answerBy}. Until then your booking is unchanged.`}
    heading="We have your change request"
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={<ChangedValues values={values} differenceCents={differenceCents} />}
  >
    <Paragraph>
      You’ve requested a change to booking {booking.reference}. We’ll reply by {answerBy}. Until then your booking is
      unchanged.
    </Paragraph>
  </BookingEmail>
);
