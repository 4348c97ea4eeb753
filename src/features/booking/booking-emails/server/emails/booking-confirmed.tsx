import { companyRules } from "#domain/company/company-rules.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import type { PaidMethod, PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { inSentence } from "#domain/text/status-label.ts";
import { formatMoment, hoursBetween } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { bookedBy, greetedAs } from "../../../server/emails/host-words.tsx";
import { MeetingSteps } from "../../../server/emails/meeting-steps.tsx";
import { TripFacts } from "../../../server/emails/trip-facts.tsx";
import type { BookingForEmail } from "../../../server/views.ts";
import { cancellationOf } from "./request-received.tsx";

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

/** To the customer: confirmed, and the vehicle is reserved. It is the receipt too, with calendar entry and invoice attached. */
export function BookingConfirmed(props: Props) {
  const { booking, company, link, siteUrl, now, payments = [], enclosed = nothingEnclosed } = props;
  const money = moneyOf(booking, payments);
  return (
    <BookingEmail
      preview={`Your driver will meet you on ${formatMoment(booking.pickupAt)}.`}
      heading="Your booking is confirmed"
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
        {bookedBy(booking)}Your booking {booking.reference} is confirmed and your vehicle is reserved. We’ll name your
        driver and vehicle {isSoon(booking.pickupAt, now) ? "as soon as they’re assigned" : "a day before pickup"}.
      </Paragraph>
      <Paragraph>
        The calendar entry is attached. {cancellationOf(booking, now, true)} You can change or cancel online.
      </Paragraph>
      <EnclosedNote enclosed={enclosed} />
    </BookingEmail>
  );
}

/** Drivers are named a day before: for a trip sooner than that, the day has come. */
const isSoon = (pickupAt: Date, now: Date): boolean =>
  hoursBetween(now, pickupAt) <= companyRules.driverDetailsToCustomerHours;

function moneyOf(booking: BookingForEmail, payments: readonly Payment[]): Fact[] {
  const { state, totalCents, refundedCents, paymentMethod } = booking;
  if (totalCents === null) return [];
  const { keptCents, dueCents } = bookingBalance(booking);
  // News that comes late asks for nothing: the booking may have been cancelled since.
  const isDue = state === "confirmed" && dueCents > 0;
  return [
    ["Price", formatMoney(cents(totalCents))],
    ...(payments.length === 0 ? ([["Paid", formatMoney(cents(keptCents))]] as const) : payments.map(paidFact)),
    ...(payments.length > 0 && refundedCents > 0 ? ([["Refunded", formatMoney(cents(refundedCents))]] as const) : []),
    ...(isDue ? ([[dueName(paymentMethod), formatMoney(cents(dueCents))]] as const) : []),
  ];
}

const paidFact = ({ method, amountCents, paidAt }: Payment): Fact => [
  "Paid",
  `${formatMoney(cents(amountCents))}, ${inSentence(paymentMethodLabels[method])}, ${formatMoment(paidAt)}`,
];

/** How what is due is paid. */
function dueName(method: PaymentMethod | null): string {
  if (method === "cash") return "Due to the driver";
  return method === "account" ? "On your account" : "Amount due";
}
