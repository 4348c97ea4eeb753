import { cents, formatMoney } from "#domain/money/money.ts";
import { Action, Paragraph, Quoted } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { SelfEmail } from "../../../server/emails/self-email.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

type Props = ChangeEmail & { isInCalendars: boolean; enclosed?: Enclosed };

/** To the customer, when a change holds. */
export function BookingChanged(props: Props) {
  const { booking, company, values, differenceCents, answer, link, payLink, isInCalendars } = props;
  const due = booking.totalCents === null ? 0 : booking.totalCents - (booking.paidCents - booking.refundedCents);
  return (
    <SelfEmail
      preview={`What has changed in ${booking.reference}.`}
      heading="Your booking has changed"
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName}, your booking {booking.reference} is now as follows.
        {isInCalendars && " Your calendar follows with the file attached to this email."}
      </Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      {answer && <Quoted>{answer}</Quoted>}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
      {booking.state !== "requested" && due > 0 && (
        <>
          <Paragraph>{formatMoney(cents(due))} is due.</Paragraph>
          <Action href={payLink}>Pay now</Action>
        </>
      )}
      {due < 0 && <Paragraph>We will refund {formatMoney(cents(-due))}. It takes 3–5 working days.</Paragraph>}
    </SelfEmail>
  );
}
