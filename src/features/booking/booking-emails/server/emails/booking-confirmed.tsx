import { restDueOf } from "#domain/booking/deposit.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { agreedTermsOf, termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { isPaidLater, type PaidMethod, type PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { inSentence } from "#domain/text/status-label.ts";
import { formatMoment, hoursBetween } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./request-received.tsx";

export const bookingConfirmedWords = emailWords(
  "booking-confirmed",
  { to: "customer", when: "A booking is confirmed. The email is the receipt too." },
  {
    subject: "{mark}Booking {reference} confirmed",
    preview: "Your driver will meet you on {pickup_at}.",
    title: "Your booking is confirmed",
    opening_if_soon_pickup_at_now: "as soon as they’re assigned",
    opening_if_not_soon_pickup_at_now: "a day before pickup",
    opening:
      "{booked_by} Your booking {reference} is confirmed and your vehicle is reserved. We’ll name your driver and vehicle {soon_pickup_at_now_words}.",
    paragraph_2: "The calendar entry is attached. {cancellation} You can change or cancel online.",
    paragraph_3_link: "{terms}",
    paragraph_3: "Your booking is under our {link}.",
  },
);

type Payment = { readonly method: PaidMethod; readonly amountCents: number; readonly paidAt: Date };
type Props = {
  booking: BookingForEmail;
  company: CompanyDetails;
  link: string;
  siteUrl: string;
  now: Date;
  payments?: readonly Payment[];
  enclosed?: Enclosed;
};

/**
 * To the customer: confirmed, with the vehicle reserved. Also the receipt, with calendar entry and invoice attached.
 */
export function BookingConfirmed(props: Props) {
  const { booking, company, link, siteUrl, now, payments = [], enclosed = nothingEnclosed } = props;
  const money = moneyOf(booking, payments);
  return (
    <BookingEmail
      preview={bookingConfirmedWords.preview({ pickup_at: formatMoment(booking.pickupAt) })}
      heading={bookingConfirmedWords.title()}
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={
        <>
          <TripFacts booking={booking} />
          <MeetingSteps booking={booking} company={company} siteUrl={siteUrl} />
          {money.length > 0 && <Facts facts={money} />}
        </>
      }
    >
      <Paragraph>
        {bookingConfirmedWords.opening({
          booked_by: bookedBy(booking),
          reference: booking.reference,
          soon_pickup_at_now_words: isSoon(booking.pickupAt, now)
            ? bookingConfirmedWords.opening_if_soon_pickup_at_now()
            : bookingConfirmedWords.opening_if_not_soon_pickup_at_now(),
        })}
      </Paragraph>
      <Paragraph>{bookingConfirmedWords.paragraph_2({ cancellation: cancellationOf(booking, now, true) })}</Paragraph>
      <TermsNote booking={booking} siteUrl={siteUrl} />
      <EnclosedNote enclosed={enclosed} />
    </BookingEmail>
  );
}

/** The version that applies, as it read when the trip was booked. */
function TermsNote({ booking, siteUrl }: Pick<Props, "booking" | "siteUrl">) {
  const terms = agreedTermsOf(booking);
  if (!terms) return null;
  const text = bookingConfirmedWords.paragraph_3_link({ terms: termsText(terms.version) });
  return (
    <Paragraph>
      {bookingConfirmedWords.paragraph_3({
        link: <TextLink href={siteUrl + termsPath(terms.version, terms.at)}>{text}</TextLink>,
      })}
    </Paragraph>
  );
}

/** Drivers are named a day before: for a trip sooner than that, the day has come. */
const isSoon = (pickupAt: Date, now: Date): boolean =>
  hoursBetween(now, pickupAt) <= companyRules.driverDetailsToCustomerHours;

function moneyOf(booking: BookingForEmail, payments: readonly Payment[]): Fact[] {
  const { state, totalCents, refundedCents, paymentMethod } = booking;
  if (totalCents === null) return [];
  const { keptCents, dueCents } = bookingBalance(booking);
  // A delayed email asks for no payment: the booking may have been cancelled since.
  const isDue = state === "confirmed" && dueCents > 0;
  return [
    ["Price", formatMoney(cents(totalCents))],
    ...(payments.length === 0 ? ([["Paid", formatMoney(cents(keptCents))]] as const) : payments.map(paidFact)),
    ...(payments.length > 0 && refundedCents > 0 ? ([["Refunded", formatMoney(cents(refundedCents))]] as const) : []),
    ...(isDue ? ([[dueName(paymentMethod), dueText(booking, dueCents)]] as const) : []),
  ];
}

const paidFact = ({ method, amountCents, paidAt }: Payment): Fact => [
  "Paid",
  `${formatMoney(cents(amountCents))}, ${inSentence(paymentMethodLabels[method])}, ${formatMoment(paidAt)}`,
];

/** The rest after a deposit has a date. */
function dueText(booking: BookingForEmail, dueCents: number): string {
  const restDue = isPaidLater(booking.paymentMethod) ? null : restDueOf(booking);
  return `${formatMoney(cents(dueCents))}${restDue ? `, by ${formatMoment(restDue)}` : ""}`;
}

/** How the amount due is paid. */
function dueName(method: PaymentMethod | null): string {
  if (method === "cash") return "Due to the driver";
  return method === "account" ? "On your account" : "Amount due";
}
