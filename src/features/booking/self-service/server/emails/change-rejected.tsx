import { Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { SelfEmail } from "../../../server/emails/self-email.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the customer, when a change cannot be. */
export const ChangeRejected = ({ booking, company, values, differenceCents, answer, link }: ChangeEmail) => (
  <SelfEmail
    preview={`The change was not possible. ${booking.reference} stands as it was.`}
    heading="Your booking stays as it was"
    company={company}
    link={link}
  >
    <Paragraph>
      Hello {booking.firstName}, we are sorry: this change of {booking.reference} was not possible. Your booking stands,
      and nothing in your calendar changes.
    </Paragraph>
    {answer && <Quoted>{answer}</Quoted>}
    <ChangedValues values={values} differenceCents={differenceCents} />
    <Paragraph>This is what is booked:</Paragraph>
    <TripFacts booking={booking} />
  </SelfEmail>
);
