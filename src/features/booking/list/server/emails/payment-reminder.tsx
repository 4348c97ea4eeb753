import { type Cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { BookingEmail } from "../../../server/emails/booking-email.tsx";

type Props = {
  firstName: string;
  reference: string;
  due: Cents;
  /** The trip is not driven any more: its fee is what is due. */
  isFee: boolean;
  pickupAt: Date;
  /** Until when the vehicle is held; null once the booking is confirmed. */
  holdUntil: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To a customer who has not paid yet. */
export function PaymentReminder({ firstName, reference, due, isFee, pickupAt, holdUntil, link, company }: Props) {
  const held = holdUntil && `We hold your vehicle until ${formatMoment(holdUntil)}.`;
  return (
    <BookingEmail
      preview={held ?? (isFee ? "You can pay the fee online." : `Your pickup is ${formatMoment(pickupAt)}.`)}
      heading={`${formatMoney(due)} is due`}
      firstName={firstName}
      company={company}
      action={{ label: "Pay now", href: link }}
      facts={
        <Facts
          facts={[
            ["Reference", reference],
            ["Pickup", formatMoment(pickupAt)],
            ["Amount due", formatMoney(due)],
          ]}
        />
      }
    >
      <Paragraph>
        We haven’t received your payment of {formatMoney(due)} for {isFee && "the fee of "}booking {reference} yet.
        {held && ` ${held}`}
      </Paragraph>
      <Paragraph>Already paid? Please ignore this email, or reply with your proof of payment.</Paragraph>
    </BookingEmail>
  );
}
