import { formatMoment } from "#domain/local-time.ts";
import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/letter-parts.tsx";
import type { BookingForLetter } from "../views.ts";
import { freeHours } from "./booking-confirmation.tsx";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; payLink: string; link: string };

/** To the customer whose price is agreed: the vehicle waits, please pay. */
export function BookingHeld({ booking, company, payLink, link }: Props) {
  const total = formatMoney(cents(booking.totalCents ?? 0));
  return (
    <Frame preview={`${booking.reference} is yours once it is paid: ${total}.`} sender={company}>
      <Heading>Thank you, {booking.firstName}</Heading>
      <Paragraph>
        Your trip costs {total}.{booking.holdUntil && ` We keep your vehicle until ${formatMoment(booking.holdUntil)}.`}{" "}
        Pay and it is confirmed.
      </Paragraph>
      {booking.depositCents !== null && (
        <Paragraph>A deposit of {formatMoney(cents(booking.depositCents))} is enough to confirm it.</Paragraph>
      )}
      <Action href={payLink}>Pay now</Action>
      <TripFacts booking={booking} />
      <Paragraph>
        Plans change: cancelling is free up to {freeHours(booking)} hours before pickup.{" "}
        <TextLink href={link}>See or change your booking</TextLink>, or call {company.phone}.
      </Paragraph>
    </Frame>
  );
}
