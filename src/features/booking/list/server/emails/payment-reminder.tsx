import { type Cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = {
  firstName: string;
  reference: string;
  open: Cents;
  pickupAt: Date;
  /** Until when the vehicle is held; null once the booking is confirmed. */
  holdUntil: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To a customer who has not paid yet. */
export const PaymentReminder = ({ firstName, reference, open, pickupAt, holdUntil, link, company }: Props) => (
  <BookingEmail
    preview={
      holdUntil ? `We hold your vehicle until ${formatMoment(holdUntil)}.` : `Your pickup is ${formatMoment(pickupAt)}.`
    }
    heading={`${formatMoney(open)} is due`}
    firstName={firstName}
    company={company}
    action={{ label: "Pay now", href: link }}
    facts={
      <Facts
        facts={[
          ["Reference", reference],
          ["Pickup", formatMoment(pickupAt)],
          ["Amount due", formatMoney(open)],
        ]}
      />
    }
  >
    <Paragraph>
      We haven’t received your payment of {formatMoney(open)} for booking {reference} yet.
      {holdUntil && ` We hold your vehicle until ${formatMoment(holdUntil)}.`}
    </Paragraph>
    <Paragraph>Already paid? Please ignore this email, or reply with your proof of payment.</Paragraph>
  </BookingEmail>
);
