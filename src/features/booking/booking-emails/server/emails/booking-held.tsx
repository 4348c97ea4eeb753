import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./request-received.tsx";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

type Props = {
  booking: BookingForEmail;
  company: CompanyDetails;
  payLink: string;
  link: string;
  now: Date;
  twin?: Twin | undefined;
  /** Where the customer confirms this email address, so that we can hold the vehicle for longer. */
  confirmation?: { link: string; ways: string; hours: number } | undefined;
};

/** To the customer whose price is agreed: please pay to confirm. */
export function BookingHeld({ booking, company, payLink, link, now, twin, confirmation }: Props) {
  const total = formatMoney(cents(booking.totalCents ?? 0));
  return (
    <BookingEmail
      preview={`Your trip costs ${total}. ${waiting(booking)}`.trim()}
      heading={
        booking.host?.isContactGuest
          ? `${booking.host.name} booked a trip for you`
          : "Please pay to confirm your booking"
      }
      firstName={greetedAs(booking)}
      company={company}
      action={{ label: "Pay now", href: payLink }}
      facts={<TripFacts booking={booking} />}
    >
      <Paragraph>
        {bookedBy(booking) || `Thank you for your booking ${booking.reference}. `}Your trip costs {total}.{" "}
        {waiting(booking)}
      </Paragraph>
      <Paragraph>
        {booking.depositCents === null
          ? "Pay now to confirm it."
          : `Pay the deposit of ${formatMoney(cents(booking.depositCents))} or the whole amount to confirm it.`}
      </Paragraph>
      {confirmation && (
        <Paragraph>
          Paying {confirmation.ways}? <TextLink href={confirmation.link}>Confirm your email address</TextLink> first. We
          can then hold your vehicle for {confirmation.hours} hours.
        </Paragraph>
      )}
      <TwinNotice twin={twin} />
      <Paragraph>
        {cancellationOf(booking, now)} You can <TextLink href={link}>view or change your booking</TextLink> online.
      </Paragraph>
    </BookingEmail>
  );
}

function waiting({ holdUntil, isCardOnly }: BookingForEmail): string {
  if (isCardOnly) return "We don’t hold a vehicle yet. Your card payment reserves one immediately.";
  return holdUntil ? `We hold your vehicle until ${formatMoment(holdUntil)}.` : "";
}
