import { cancellationSentence } from "#domain/booking/booking-outlook.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { type Twin, TwinNotice } from "./twin-notice.tsx";

export const requestReceivedWords = emailWords(
  "request-received",
  { to: "customer", when: "A booking request has arrived that a consultant confirms." },
  {
    subject: "{mark}Booking request {reference} received",
    title: "We have your booking request",
    opening_otherwise: "Thank you for your booking request {reference}.",
    opening: "{booked_by_booking_words} {promise} You pay nothing until you accept it.",
    paragraph_2: "Our estimate is {total}. We’ll confirm it before you pay.",
    button: "View your request",
    promise_if_due_at: "A consultant will send you a personalised quote by {due_at}.",
    promise: "A consultant will send you a personalised quote.",
  },
);

type Props = { booking: BookingForEmail; company: CompanyDetails; link: string; now: Date; twin?: Twin | undefined };

/** To a customer who requested a booking that our team confirms. */
export const RequestReceived = ({ booking, company, link, now, twin }: Props) => (
  <BookingEmail
    preview={promise(booking.responseDueAt)}
    heading={requestReceivedWords.title()}
    firstName={greetedAs(booking)}
    company={company}
    action={{ label: requestReceivedWords.button(), href: link }}
    facts={<TripFacts booking={booking} />}
  >
    <Paragraph>
      {requestReceivedWords.opening({
        booked_by_booking_words:
          bookedBy(booking) || requestReceivedWords.opening_otherwise({ reference: booking.reference }),
        promise: promise(booking.responseDueAt),
      })}
    </Paragraph>
    {booking.totalCents !== null && (
      <Paragraph>{requestReceivedWords.paragraph_2({ total: formatMoney(cents(booking.totalCents)) })}</Paragraph>
    )}
    <TwinNotice twin={twin} />
    <Paragraph>{cancellationOf(booking, now)}</Paragraph>
  </BookingEmail>
);

/** By the policy of this booking. */
export const cancellationOf = ({ pickupAt, policy }: BookingForEmail, now: Date, isConfirmed = false): string =>
  cancellationSentence(pickupAt, policy ?? standardPolicy, now, { isConfirmed });

const promise = (dueAt: Date | null) =>
  dueAt ? requestReceivedWords.promise_if_due_at({ due_at: formatMoment(dueAt) }) : requestReceivedWords.promise();
