import { type Cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { BookingEmail } from "./booking-email.tsx";

export const paymentReminderWords = emailWords(
  "payment-reminder",
  { to: "customer", when: "Our team reminds a customer who hasn’t paid." },
  {
    subject: "Payment due for booking {reference}",
    preview_if_fee: "You can pay the fee online.",
    preview: "Your pickup is {pickup_at}.",
    title: "{due} is due",
    opening_if_fee: "the fee of",
    opening: "We haven’t received your payment of {due} for {fee_words} booking {reference} yet. {held}",
    paragraph_2: "Already paid? Please ignore this email, or reply with your proof of payment.",
    button: "Pay now",
    held_if_hold_until: "We hold your vehicle until {hold_until}.",
  },
);

type Props = {
  firstName: string;
  reference: string;
  due: Cents;
  /** The trip won’t be driven: its fee is due. */
  isFee: boolean;
  pickupAt: Date;
  /** Until when the vehicle is held; null once confirmed. */
  holdUntil: Date | null;
  link: string;
  company: CompanyDetails;
};

/** To a customer who has not paid yet. */
export function PaymentReminder({ firstName, reference, due, isFee, pickupAt, holdUntil, link, company }: Props) {
  const held = holdUntil ? paymentReminderWords.held_if_hold_until({ hold_until: formatMoment(holdUntil) }) : "";
  return (
    <BookingEmail
      preview={
        held ||
        (isFee
          ? paymentReminderWords.preview_if_fee()
          : paymentReminderWords.preview({ pickup_at: formatMoment(pickupAt) }))
      }
      heading={paymentReminderWords.title({ due: formatMoney(due) })}
      firstName={firstName}
      company={company}
      action={{ label: paymentReminderWords.button(), href: link }}
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
        {paymentReminderWords.opening({
          due: formatMoney(due),
          fee_words: isFee ? paymentReminderWords.opening_if_fee() : "",
          reference,
          held,
        })}
      </Paragraph>
      <Paragraph>{paymentReminderWords.paragraph_2()}</Paragraph>
    </BookingEmail>
  );
}
