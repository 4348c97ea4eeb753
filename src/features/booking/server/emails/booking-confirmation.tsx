import { houseRules } from "#domain/house-rules.ts";
import { formatMoment } from "#domain/local-time.ts";
import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, Heading, Paragraph, TextLink } from "#platform/mail/letter-parts.tsx";
import type { BookingForLetter } from "../views.ts";
import { TripFacts } from "./trip-facts.tsx";

type Props = { booking: BookingForLetter; company: CompanyDetails; link: string };

/** To the customer, as soon as a request is made that a person confirms. */
export function BookingConfirmation({ booking, company, link }: Props) {
  return (
    <Frame preview={`We have your request ${booking.reference}. A consultant contacts you shortly.`} sender={company}>
      <Heading>Thank you, {booking.firstName}</Heading>
      <Paragraph>
        We have your request. {promise(booking.responseDueAt)} Until you have agreed to a price, nothing is charged.
      </Paragraph>
      <TripFacts booking={booking} />
      {booking.totalCents !== null && (
        <Paragraph>Our estimate is {formatMoney(cents(booking.totalCents))}. We confirm it before you pay.</Paragraph>
      )}
      <Paragraph>Plans change: cancelling is free up to {freeHours(booking)} hours before pickup.</Paragraph>
      <Action href={link}>See your request</Action>
      <Paragraph>
        Anything to add or correct? Call {company.phone} or write to{" "}
        <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink> and tell us your reference.
      </Paragraph>
    </Frame>
  );
}

export const freeHours = ({ policy }: BookingForLetter): number =>
  policy?.freeHours ?? houseRules.freeCancellationHours;

const promise = (dueAt: Date | null) =>
  dueAt
    ? `A consultant contacts you by ${formatMoment(dueAt)} with a personalised quote.`
    : "A consultant contacts you with a personalised quote.";
