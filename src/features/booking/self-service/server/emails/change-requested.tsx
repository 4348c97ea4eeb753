import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { TeamFrame } from "#platform/mail/frame.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

export const changeRequestedWords = emailWords(
  "change-requested",
  { to: "team", when: "A customer has requested a change that we must confirm." },
  {
    subject: "Change to {reference}: answer by {answer_by}",
    preview: "{name} is waiting. We promised an answer by {answer_by}.",
    title: "Change requested: {reference}",
    opening: "{name} has requested a change. We promised an answer by {answer_by}.",
    button: "Open booking",
  },
);

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
    <TeamFrame preview={changeRequestedWords.preview({ name, answer_by: answerBy })} sender={company}>
      <Heading>{changeRequestedWords.title({ reference: booking.reference })}</Heading>
      <Paragraph>{changeRequestedWords.opening({ name, answer_by: answerBy })}</Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      <Action href={adminLink}>{changeRequestedWords.button()}</Action>
    </TeamFrame>
  );
}
