import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs, type Hosted } from "../../../server/emails/host-words.tsx";

export const bookingNoShowWords = emailWords(
  "booking-no-show",
  { to: "customer", when: "A no-show was recorded." },
  {
    subject: "Booking {reference}: our driver couldn’t find you",
    preview: "Our driver waited at the pickup point. If this isn’t right, please reply.",
    title: "Our driver couldn’t find you",
    opening:
      "Our driver waited at the pickup point for booking {reference}, but couldn’t find you. We’ve recorded a no-show.",
    paragraph_2_if_due_cents: "{due} of the no-show fee is still due. You can pay it from your booking.",
    paragraph_2: "The no-show fee is the one in the terms you agreed to when you booked. {due_cents_words}",
    paragraph_3: "If this isn’t right, or you were ill, please reply to this email and we’ll review it.",
  },
);

type Props = {
  booking: Hosted & { reference: string; pickupLocation: string; pickupAt: Date; paidCents: number };
  company: CompanyDetails;
  feeCents: number;
  /** The unpaid part of the fee. */
  dueCents: number;
  refundCents: number;
  link: string;
  enclosed?: Enclosed;
};

/** To the customer after a no-show: the driver waited, but couldn’t find them. */
export function BookingNoShow(props: Props) {
  const { booking, company, feeCents, dueCents, refundCents, link, enclosed = nothingEnclosed } = props;
  return (
    <BookingEmail
      preview={bookingNoShowWords.preview()}
      heading={bookingNoShowWords.title()}
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={<Facts facts={factsOf({ booking, feeCents, refundCents })} />}
    >
      <Paragraph>{bookingNoShowWords.opening({ reference: booking.reference })}</Paragraph>
      <Paragraph>
        {bookingNoShowWords.paragraph_2({
          due_cents_words: dueCents > 0 ? bookingNoShowWords.paragraph_2_if_due_cents({ due: money(dueCents) }) : "",
        })}
      </Paragraph>
      <Paragraph>{bookingNoShowWords.paragraph_3()}</Paragraph>
      <EnclosedNote enclosed={enclosed} />
    </BookingEmail>
  );
}

const money = (amount: number) => formatMoney(cents(amount));

function factsOf({ booking, feeCents, refundCents }: Pick<Props, "booking" | "feeCents" | "refundCents">): Fact[] {
  return [
    ["Pickup", `${formatMoment(booking.pickupAt)}, ${booking.pickupLocation || "place to be agreed"}`],
    ["No-show fee", feeCents > 0 ? money(feeCents) : "none"],
    ...(booking.paidCents > 0 ? ([["Paid so far", money(booking.paidCents)]] satisfies Fact[]) : []),
    ...(refundCents > 0 ? ([["Refund", money(refundCents)]] satisfies Fact[]) : []),
  ];
}
