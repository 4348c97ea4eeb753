import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";

type Props = { booking: BookingForEmail; host: string; dueCents: number; link: string; company: CompanyDetails };

/** To a partner’s guest who pays us: where, in the partner’s name. */
export function GuestPaymentLink({ booking, host, dueCents, link, company }: Props) {
  const due = formatMoney(cents(dueCents));
  const { holdUntil, state } = booking;
  return (
    <BookingEmail
      preview={`${due} is due for your trip on ${formatMoment(booking.pickupAt)}.`}
      heading={`${host} booked a trip for you`}
      firstName={booking.firstName}
      company={company}
      action={{ label: "Pay now", href: link }}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>
        {host} asked us to send you this link to pay {due} for your trip.
        {state === "awaiting_payment" && holdUntil && ` We hold your vehicle until ${formatMoment(holdUntil)}.`}
      </Paragraph>
    </BookingEmail>
  );
}
