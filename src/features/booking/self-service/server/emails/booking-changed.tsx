import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { Paragraph, Quoted, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs } from "../../../server/emails/host-words.tsx";
import type { ChangeEmail } from "../read-change-email.ts";
import { ChangedValues } from "./changed-values.tsx";

export const bookingChangedWords = emailWords(
  "booking-changed",
  { to: "customer", when: "A booking was changed." },
  {
    subject: "Booking {reference} changed",
    preview: "Here is what has changed.",
    title: "Your booking has changed",
    opening_if_in_calendars: "The new calendar entry is attached.",
    opening: "We’ve changed your booking {reference} as shown below. {in_calendars_words}",
    paragraph_2_link: "view your booking",
    paragraph_2: "{due} is due. Pay now, or {link} first.",
    paragraph_3: "We’ll refund {over}. {refund_promise} {bank_shows_refund}",
    button: "Pay now",
  },
);

type Props = ChangeEmail & { isInCalendars: boolean; enclosed?: Enclosed };

/** To the customer, when a change applies. */
export function BookingChanged(props: Props) {
  const { booking, company, values, differenceCents, answer, link, payLink, isInCalendars } = props;
  const { dueCents, overCents } = bookingBalance(booking);
  return (
    <BookingEmail
      preview={bookingChangedWords.preview()}
      heading={bookingChangedWords.title()}
      firstName={greetedAs(booking)}
      company={company}
      action={dueCents > 0 ? { label: bookingChangedWords.button(), href: payLink } : viewBooking(link)}
      facts={<ChangedValues values={values} differenceCents={differenceCents} />}
    >
      <Paragraph>
        {bookingChangedWords.opening({
          reference: booking.reference,
          in_calendars_words: isInCalendars ? bookingChangedWords.opening_if_in_calendars() : "",
        })}
      </Paragraph>
      {answer && <Quoted>{answer}</Quoted>}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
      {dueCents > 0 && (
        <Paragraph>
          {bookingChangedWords.paragraph_2({
            due: formatMoney(cents(dueCents)),
            link: <TextLink href={link}>{bookingChangedWords.paragraph_2_link()}</TextLink>,
          })}
        </Paragraph>
      )}
      {overCents > 0 && (
        <Paragraph>
          {bookingChangedWords.paragraph_3({
            over: formatMoney(cents(overCents)),
            refund_promise: refundPromise,
            bank_shows_refund: bankShowsRefund,
          })}
        </Paragraph>
      )}
    </BookingEmail>
  );
}
