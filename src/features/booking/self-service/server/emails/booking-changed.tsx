import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

type Props = ChangeEmail & { isInCalendars: boolean; enclosed?: Enclosed };

/** To the customer, when a change applies. */
export function BookingChanged(props: Props) {
  const { booking, company, values, differenceCents, answer, link, payLink, isInCalendars } = props;
  const { dueCents, overCents } = bookingBalance(booking);
  return (
    <BookingEmail
      preview="Here is what has changed."
      heading="Your booking has changed"
      firstName={greetedAs(booking)}
      company={company}
      action={dueCents > 0 ? { label: "Pay now", href: payLink } : viewBooking(link)}
      facts={<ChangedValues values={values} differenceCents={differenceCents} />}
    >
      <Paragraph>
        We’ve changed your booking {booking.reference} as shown below.
        {isInCalendars && " The new calendar entry is attached."}
      </Paragraph>
      {answer && <Quoted>{answer}</Quoted>}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
      {dueCents > 0 && (
        <Paragraph>
          {formatMoney(cents(dueCents))} is due. Pay now, or <TextLink href={link}>view your booking</TextLink> first.
        </Paragraph>
      )}
      {overCents > 0 && (
        <Paragraph>
          We’ll refund {formatMoney(cents(overCents))}. {refundPromise} {bankShowsRefund}
        </Paragraph>
      )}
    </BookingEmail>
  );
}
