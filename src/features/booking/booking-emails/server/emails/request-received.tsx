import { cancellationSentence } from "#domain/booking/booking-outlook.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; now: Date; twin?: Twin | undefined };

/** To the customer, as soon as a booking is requested that a consultant confirms. */
export const RequestReceived = ({ booking, company, link, now, twin }: Props) => (
  <BookingEmail
    preview={promise(booking.responseDueAt)}
    heading="We have your booking request"
    firstName={greetedAs(booking)}
    company={company}
    action={{ label: "View your request", href: link }}
    facts={<TripFacts booking={booking} />}
  >
    <Paragraph>
      {bookedBy(booking) || `Thank you for your booking request ${booking.reference}. `}
      {promise(booking.responseDueAt)} You pay nothing until you accept it.
    </Paragraph>
    {booking.totalCents !== null && (
      <Paragraph>Our estimate is {formatMoney(cents(booking.totalCents))}. We’ll confirm it before you pay.</Paragraph>
    )}
    <TwinNotice twin={twin} />
    <Paragraph>{cancellationOf(booking, now)}</Paragraph>
  </BookingEmail>
);

/** By the rules agreed with this booking. */
export const cancellationOf = ({ pickupAt, policy }: BookingForEmail, now: Date, isConfirmed = false): string =>
  cancellationSentence(pickupAt, policy ?? standardPolicy, now, { isConfirmed });

const promise = (dueAt: Date | null) =>
  dueAt
    ? `A consultant will send you a personalised quote by ${formatMoment(dueAt)}.`
    : "A consultant will send you a personalised quote.";
