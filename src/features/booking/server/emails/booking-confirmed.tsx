import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/letter-parts.tsx";
import type { BookingForLetter } from "../views.ts";
import { freeHours } from "./booking-confirmation.tsx";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; link: string };

/** To the customer: it is agreed and the vehicle is theirs. The calendar entry goes with it. */
export function BookingConfirmed({ booking, company, link }: Props) {
  const money = moneyOf(booking);
  return (
    <Frame preview={`${booking.reference} is confirmed. We look forward to driving you.`} sender={company}>
      <Heading>Your booking is confirmed</Heading>
      <Paragraph>
        We look forward to driving you, {booking.firstName}. The calendar entry is attached; your driver’s name and
        vehicle follow a day before.
      </Paragraph>
      <TripFacts booking={booking} />
      {money.length > 0 && <Facts facts={money} />}
      <Paragraph>
        Cancelling is free up to {freeHours(booking)} hours before pickup. Change or cancel with one click, or call{" "}
        {company.phone}.
      </Paragraph>
      <Action href={link}>See your booking</Action>
    </Frame>
  );
}

function moneyOf({ totalCents, paidCents, paymentMethod }: BookingForLetter): readonly (readonly [string, string])[] {
  if (totalCents === null) return [];
  const open = totalCents - paidCents;
  return [
    ["Price", formatMoney(cents(totalCents))],
    ["Paid", formatMoney(cents(paidCents))],
    ...(open > 0 ? ([[ways[paymentMethod ?? "online"], formatMoney(cents(open))]] as const) : []),
  ];
}

const ways = {
  online: "Still to pay",
  transfer: "Still to pay",
  cash: "To pay the driver",
  account: "On your account",
} as const;
