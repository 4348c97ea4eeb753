import { restDueOf } from "#domain/booking/deposit.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./request-received.tsx";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

export const bookingHeldWords = emailWords(
  "booking-held",
  { to: "customer", when: "A booking has its price and waits for payment." },
  {
    subject: "{mark}Booking {reference}: please pay to confirm",
    preview: "Your trip costs {total}. {waiting}",
    title_if_host_is_contact_guest: "{host_name} booked a trip for you",
    title: "Please pay to confirm your booking",
    opening_otherwise: "Thank you for your booking {reference}.",
    opening: "{booked_by_booking_words} Your trip costs {total}. {waiting}",
    paragraph_2_if_no_deposit_cents: "Pay now to confirm it.",
    paragraph_2: "Pay the deposit of {deposit} or the whole amount to confirm it. The rest is due by {rest_due_at}.",
    paragraph_3_link: "Confirm your email address",
    paragraph_3: "Paying {ways}? {link} first. We can then hold your vehicle for {hours} hours.",
    paragraph_4_link: "view or change your booking",
    paragraph_4: "{cancellation} You can {link} online.",
    button: "Pay now",
    waiting_if_card_only: "We don’t hold a vehicle yet. Your card payment reserves one immediately.",
    waiting_if_hold_until: "We hold your vehicle until {hold_until}.",
  },
);

type Props = {
  booking: BookingForEmail;
  company: CompanyDetails;
  payLink: string;
  link: string;
  now: Date;
  twin?: Twin | undefined;
  /** The link to confirm this email address, so that we can hold the vehicle for longer. */
  confirmation?: { link: string; ways: string; hours: number } | undefined;
};

/** To a customer with an agreed price: please pay to confirm. */
export function BookingHeld({ booking, company, payLink, link, now, twin, confirmation }: Props) {
  const total = formatMoney(cents(booking.totalCents ?? 0));
  return (
    <BookingEmail
      preview={bookingHeldWords.preview({ total, waiting: waiting(booking) }).trim()}
      heading={
        booking.host?.isContactGuest
          ? bookingHeldWords.title_if_host_is_contact_guest({ host_name: booking.host.name })
          : bookingHeldWords.title()
      }
      firstName={greetedAs(booking)}
      company={company}
      action={{ label: bookingHeldWords.button(), href: payLink }}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>
        {bookingHeldWords.opening({
          booked_by_booking_words:
            bookedBy(booking) || bookingHeldWords.opening_otherwise({ reference: booking.reference }),
          total,
          waiting: waiting(booking),
        })}
      </Paragraph>
      <Paragraph>
        {booking.depositCents === null
          ? bookingHeldWords.paragraph_2_if_no_deposit_cents()
          : bookingHeldWords.paragraph_2({
              deposit: formatMoney(cents(booking.depositCents)),
              rest_due_at: formatMoment(restDueOf(booking) ?? booking.pickupAt),
            })}
      </Paragraph>
      {confirmation && (
        <Paragraph>
          {bookingHeldWords.paragraph_3({
            ways: confirmation.ways,
            link: <TextLink href={confirmation.link}>{bookingHeldWords.paragraph_3_link()}</TextLink>,
            hours: confirmation.hours,
          })}
        </Paragraph>
      )}
      <TwinNotice twin={twin} />
      <Paragraph>
        {bookingHeldWords.paragraph_4({
          cancellation: cancellationOf(booking, now),
          link: <TextLink href={link}>{bookingHeldWords.paragraph_4_link()}</TextLink>,
        })}
      </Paragraph>
    </BookingEmail>
  );
}

function waiting({ holdUntil, isCardOnly }: BookingForEmail): string {
  if (isCardOnly) return bookingHeldWords.waiting_if_card_only();
  return holdUntil ? bookingHeldWords.waiting_if_hold_until({ hold_until: formatMoment(holdUntil) }) : "";
}
