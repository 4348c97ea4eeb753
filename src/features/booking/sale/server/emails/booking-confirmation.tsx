import { cancellationSentence } from "#domain/booking/booking-outlook.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; now: Date; twin?: Twin | undefined };

/** To the customer, as soon as a request is made that a person confirms. */
export function BookingConfirmation({ booking, company, link, now, twin }: Props) {
  return (
    <Frame preview={`We have your request ${booking.reference}. A consultant contacts you shortly.`} sender={company}>
      <Heading>Thank you, {booking.firstName}</Heading>
      <Paragraph>
        We have your request. {promise(booking.responseDueAt)} Until you have agreed to a price, nothing is charged.
      </Paragraph>
      <TwinNotice twin={twin} />
      <TripFacts booking={booking} />
      {booking.totalCents !== null && (
        <Paragraph>Our estimate is {formatMoney(cents(booking.totalCents))}. We confirm it before you pay.</Paragraph>
      )}
      <Paragraph>{cancellationOf(booking, now)}</Paragraph>
      <Action href={link}>See your request</Action>
      <Paragraph>
        Anything to add or correct? Call {company.phone} or write to{" "}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink> and tell us your reference.
      </Paragraph>
    </Frame>
  );
}

/** By the rules agreed with this booking. */
export const cancellationOf = ({ pickupAt, policy }: BookingForEmail, now: Date): string =>
  cancellationSentence(pickupAt, policy ?? standardPolicy, now);

const promise = (dueAt: Date | null) =>
  dueAt
    ? `A consultant contacts you by ${formatMoment(dueAt)} with a personalised quote.`
    : "A consultant contacts you with a personalised quote.";
