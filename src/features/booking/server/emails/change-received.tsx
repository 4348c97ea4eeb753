import { Paragraph } from "#platform/mail/letter-parts.tsx";
import type { ChangeLetter } from "../read-change-letter.ts";
import { ChangedValues } from "./changed-values.tsx";
import { SelfLetter } from "./self-letter.tsx";

/** To the customer, when the office must look at a change first. */
export const ChangeReceived = ({ booking, company, values, differenceCents, answerBy, link }: ChangeLetter) => (
  <SelfLetter
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
  </SelfLetter>
);
