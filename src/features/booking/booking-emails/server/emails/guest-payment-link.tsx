import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

export const guestPaymentLinkWords = emailWords(
  "guest-payment-link",
  { to: "customer", when: "A partner asks its guest to pay." },
  {
    subject: "{host}: pay for your trip {reference}",
    preview: "{due} is due for your trip on {pickup_at}.",
    title: "{host} booked a trip for you",
    opening_if_state_awaiting_payment_hold_un: "We hold your vehicle until {hold_until}.",
    opening: "{host} asked us to send you this link to pay {due} for your trip. {state_awaiting_payment_hold_un_words}",
    button: "Pay now",
  },
);

type Props = { booking: BookingForEmail; host: string; dueCents: number; link: string; company: CompanyDetails };

/** To a partner’s guest who pays us: the payment link, in the partner’s name. */
export function GuestPaymentLink({ booking, host, dueCents, link, company }: Props) {
  const due = formatMoney(cents(dueCents));
  const { holdUntil, state } = booking;
  return (
    <BookingEmail
      preview={guestPaymentLinkWords.preview({ due, pickup_at: formatMoment(booking.pickupAt) })}
      heading={guestPaymentLinkWords.title({ host })}
      firstName={booking.firstName}
      company={company}
      action={{ label: guestPaymentLinkWords.button(), href: link }}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>
        {guestPaymentLinkWords.opening({
          host,
          due,
          state_awaiting_payment_hold_un_words:
            state === "awaiting_payment" && holdUntil
              ? guestPaymentLinkWords.opening_if_state_awaiting_payment_hold_un({ hold_until: formatMoment(holdUntil) })
              : "",
        })}
      </Paragraph>
    </BookingEmail>
  );
}
