import { Paragraph } from "#platform/mail/email-parts.tsx";
import { SelfEmail } from "../../../server/emails/self-email.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the customer, when the office must look at a change first. */
export const ChangeReceived = ({ booking, company, values, differenceCents, answerBy, link }: ChangeEmail) => (
  <SelfEmail
    preview={`We answer by ${answerBy}. Until then ${booking.reference} stays as it is.`}
    heading="We have your change"
    company={company}
    link={link}
  >
    <Paragraph>
      Hello {booking.firstName}, you asked for a change of {booking.reference}. We answer by {answerBy}. Until then your
      booking stays exactly as it is.
    </Paragraph>
    <ChangedValues values={values} differenceCents={differenceCents} />
  </SelfEmail>
);
