import { type Cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Frame } from "#platform/mail/frame.tsx";

type Props = {
  firstName: string;
  reference: string;
  open: Cents;
  pickupAt: Date;
  /** Until when the vehicle is kept; null once the booking is confirmed. */
  holdUntil: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To a customer who has not paid yet. */
export function PaymentReminder({ firstName, reference, open, pickupAt, holdUntil, link, company }: Props) {
  return (
    <Frame preview={`${formatMoney(open)} is still open for ${reference}.`} sender={company}>
      <Heading>A reminder, {firstName}</Heading>
      <Paragraph>
        {formatMoney(open)} is still open for your trip.{" "}
        {holdUntil && `We hold your vehicle until ${formatMoment(holdUntil)}.`}
      </Paragraph>
      <Facts
        facts={[
          ["Reference", reference],
          ["Pickup", formatMoment(pickupAt)],
          ["Still to pay", formatMoney(open)],
        ]}
      />
      <Action href={link}>Pay now</Action>
      <Paragraph>Already paid? Please ignore this email, or reply with your proof of payment.</Paragraph>
    </Frame>
  );
}
