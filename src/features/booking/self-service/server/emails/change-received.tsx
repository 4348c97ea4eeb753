import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

export const changeReceivedWords = emailWords(
  "change-received",
  { to: "customer", when: "A customer has requested a change that we must confirm." },
  {
    subject: "Change to booking {reference} requested",
    preview: "We’ll reply by {answer_by}. Until then your booking is unchanged.",
    title: "We have your change request",
    opening:
      "You’ve requested a change to booking {reference}. We’ll reply by {answer_by}. Until then your booking is unchanged.",
  },
);

/** To the customer, when our team must confirm a change first. */
export const ChangeReceived = ({ booking, company, values, differenceCents, answerBy, link }: ChangeEmail) => (
  <BookingEmail
    preview={changeReceivedWords.preview({ answer_by: answerBy })}
    heading={changeReceivedWords.title()}
    firstName={greetedAs(booking)}
    company={company}
    action={viewBooking(link)}
    facts={<ChangedValues values={values} differenceCents={differenceCents} />}
  >
    <Paragraph>{changeReceivedWords.opening({ reference: booking.reference, answer_by: answerBy })}</Paragraph>
  </BookingEmail>
);
