import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./booking-confirmation.tsx";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

type Props = {
  booking: BookingForEmail;
  company: CompanyDetails;
  payLink: string;
  link: string;
  now: Date;
  /** Where the customer confirms this email address, so that the vehicle may wait longer. */
  twin?: Twin | undefined;
  confirmation?: { link: string; ways: string; hours: number } | undefined;
};

/** To the customer whose price is agreed: the vehicle waits, please pay. */
export function BookingHeld({ booking, company, payLink, link, now, twin, confirmation }: Props) {
  const total = formatMoney(cents(booking.totalCents ?? 0));
  return (
    <Frame preview={`${booking.reference} is yours once it is paid: ${total}.`} sender={company}>
      <Heading>Thank you, {booking.firstName}</Heading>
      <Paragraph>
        Your trip costs {total}. {waiting(booking)} Pay and it is confirmed.
      </Paragraph>
      {booking.depositCents !== null && (
        <Paragraph>A deposit of {formatMoney(cents(booking.depositCents))} is enough to confirm it.</Paragraph>
      )}
      <Action href={payLink}>Pay now</Action>
      {confirmation && (
        <Paragraph>
          Paying {confirmation.ways}? <TextLink href={confirmation.link}>Confirm your email address</TextLink> first. We
          can then hold your vehicle for {confirmation.hours} hours.
        </Paragraph>
      )}
      <TwinNotice twin={twin} />
      <TripFacts booking={booking} />
      <Paragraph>
        {cancellationOf(booking, now)} <TextLink href={link}>See or change your booking</TextLink>, or call{" "}
        {company.phone}.
      </Paragraph>
    </Frame>
  );
}

function waiting({ holdUntil, isCardOnly }: BookingForEmail): string {
  if (isCardOnly) return "No vehicle is held for it yet: your card payment reserves one at once.";
  return holdUntil ? `We hold your vehicle until ${formatMoment(holdUntil)}.` : "";
}
