import { Frame, Heading, Paragraph, TextLink } from "#platform/mail/frame.tsx";
import type { ChangeLetter } from "../read-change-letter.ts";
import { ChangedValues } from "./changed-values.tsx";

/** To the office: a customer waits for a yes or a no. */
export function ChangeAsked({
  booking,
  company,
  values,
  differenceCents,
  answerBy,
  officeLink,
}: ChangeLetter & { officeLink: string }) {
  const name = `${booking.firstName} ${booking.lastName}`;
  return (
    <Frame preview={`${name} waits for an answer by ${answerBy}.`} sender={company.name} footer={[company.name]}>
      <Heading>Change of {booking.reference}</Heading>
      <Paragraph>
        {name} asks for a change. We have promised an answer by {answerBy}.
      </Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      <Paragraph>
        <TextLink href={officeLink}>Answer it</TextLink>
      </Paragraph>
    </Frame>
  );
}
