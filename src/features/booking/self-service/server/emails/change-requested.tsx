import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { TeamFrame } from "#platform/mail/frame.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To our team: a customer is waiting for an answer to a change. */
export function ChangeRequested({
  booking,
  company,
  values,
  differenceCents,
  answerBy,
  adminLink,
}: ChangeEmail & { adminLink: string }) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <TeamFrame preview={`${name} is waiting. We promised an answer by ${answerBy}.`} sender={company}>
      <Heading>Change requested: {booking.reference}</Heading>
      <Paragraph>
        {name} has requested a change. We promised an answer by {answerBy}.
      </Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      <Action href={adminLink}>Open booking</Action>
    </TeamFrame>
  );
}
