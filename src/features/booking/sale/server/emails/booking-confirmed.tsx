import { cents, formatMoney } from "#domain/money/money.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./booking-confirmation.tsx";

type Payment = { readonly method: PaymentMethod; readonly amountCents: number; readonly paidAt: Date };
type Props = {
  booking: BookingForEmail;
  company: CompanyDetails;
  link: string;
  now: Date;
  payments?: readonly Payment[];
  enclosed?: Enclosed;
};

/** To the customer: it is agreed and the vehicle is theirs. It is the receipt too; calendar entry and invoice go with it. */
export function BookingConfirmed({ booking, company, link, now, payments = [], enclosed = nothingEnclosed }: Props) {
  const money = moneyOf(booking, payments);
  return (
    <Frame preview={`${booking.reference} is confirmed. We look forward to driving you.`} sender={company}>
      <Heading>Your booking is confirmed</Heading>
      <Paragraph>
        We look forward to driving you, {booking.firstName}. The calendar entry is attached; your driver’s name and
        vehicle follow a day before.
      </Paragraph>
      <TripFacts booking={booking} />
      {money.length > 0 && <Facts facts={money} />}
      <EnclosedNote enclosed={enclosed} />
      <Paragraph>
        {cancellationOf(booking, now)} Change or cancel with one click, or call {company.phone}.
      </Paragraph>
      <Action href={link}>See your booking</Action>
    </Frame>
  );
}

function moneyOf({ totalCents, paidCents, paymentMethod }: BookingForEmail, payments: readonly Payment[]): Fact[] {
  if (totalCents === null) return [];
  const open = totalCents - paidCents;
  return [
    ["Price", formatMoney(cents(totalCents))],
    ...(payments.length === 0 ? ([["Paid", formatMoney(cents(paidCents))]] as const) : payments.map(paidFact)),
    ...(open > 0 ? ([[ways[paymentMethod ?? "online"], formatMoney(cents(open))]] as const) : []),
  ];
}

const paidFact = ({ method, amountCents, paidAt }: Payment): Fact => [
  "Paid",
  `${formatMoney(cents(amountCents))}, ${paidBy[method]}, ${formatMoment(paidAt)}`,
];

const paidBy: Readonly<Record<PaymentMethod, string>> = {
  online: "card or instant EFT",
  transfer: "bank transfer",
  cash: "cash",
  account: "company account",
};

const ways = {
  online: "Still to pay",
  transfer: "Still to pay",
  cash: "To pay the driver",
  account: "On your account",
} as const;
