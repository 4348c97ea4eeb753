import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { OfficeFrame } from "#platform/mail/frame.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the office: a customer waits for a yes or a no. */
export function ChangeAsked({
  booking,
  company,
  values,
  differenceCents,
  answerBy,
  officeLink,
}: ChangeEmail & { officeLink: string }) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <OfficeFrame preview={`${name} waits for an answer by ${answerBy}.`} sender={company}>
      <Heading>Change of {booking.reference}</Heading>
      <Paragraph>
        {name} asks for a change. We have promised an answer by {answerBy}.
      </Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      <Action href={officeLink}>Answer it</Action>
    </OfficeFrame>
  );
}
