import { cents, formatMoney } from "#domain/money.ts";
import { Action, Paragraph, Quoted } from "#platform/mail/letter-parts.tsx";
import type { ChangeLetter } from "../read-change-letter.ts";
import { ChangedValues } from "./changed-values.tsx";
import { SelfLetter } from "./self-letter.tsx";

type Props = ChangeLetter & { isInCalendars: boolean };

/** To the customer, when a change holds. */
export function BookingChanged(props: Props) {
  const { booking, company, values, differenceCents, answer, link, payLink, isInCalendars } = props;
  const due = booking.totalCents === null ? 0 : booking.totalCents - (booking.paidCents - booking.refundedCents);
  return (
    <SelfLetter
      preview={`What has changed in ${booking.reference}.`}
      heading="Your booking has changed"
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName}, your booking {booking.reference} is now as follows.
        {isInCalendars && " Your calendar follows by the file that comes with this letter."}
      </Paragraph>
      <ChangedValues values={values} differenceCents={differenceCents} />
      {answer && <Quoted>{answer}</Quoted>}
      {booking.state !== "requested" && due > 0 && (
        <>
          <Paragraph>{formatMoney(cents(due))} is still to be paid.</Paragraph>
          <Action href={payLink}>Pay now</Action>
        </>
      )}
      {due < 0 && <Paragraph>We pay {formatMoney(cents(-due))} back. It takes 3 to 5 business days.</Paragraph>}
    </SelfLetter>
  );
}
