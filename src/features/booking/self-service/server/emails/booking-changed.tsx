import { cents, formatMoney } from "#domain/money/money.ts";
import { Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

type Props = ChangeEmail & { isInCalendars: boolean; enclosed?: Enclosed };

/** To the customer, when a change applies. */
export function BookingChanged(props: Props) {
  const { booking, company, values, differenceCents, answer, link, payLink, isInCalendars } = props;
  const due = booking.totalCents === null ? 0 : booking.totalCents - (booking.paidCents - booking.refundedCents);
  const isDue = booking.state !== "requested" && due > 0;
  return (
    <BookingEmail
      preview="Here is what has changed."
      heading="Your booking has changed"
      firstName={booking.firstName}
      company={company}
      action={isDue ? { label: "Pay now", href: payLink } : viewBooking(link)}
      facts={<ChangedValues values={values} differenceCents={differenceCents} />}
    >
      <Paragraph>
        We’ve changed your booking {booking.reference} as shown below.
        {isInCalendars && " The new calendar entry is attached."}
      </Paragraph>
      {answer && <Quoted>{answer}</Quoted>}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
      {isDue && (
        <Paragraph>
          {formatMoney(cents(due))} is due. Pay now, or <TextLink href={link}>view your booking</TextLink> first.
        </Paragraph>
      )}
      {due < 0 && (
        <Paragraph>We’ll refund {formatMoney(cents(-due))}. Your bank takes 3–5 working days to show it.</Paragraph>
      )}
    </BookingEmail>
  );
}
