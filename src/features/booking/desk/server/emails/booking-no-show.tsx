import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs, type Hosted } from "../../../server/emails/host-words.tsx";

type Props = {
  booking: Hosted & { reference: string; pickupLocation: string; pickupAt: Date; paidCents: number };
  company: CompanyDetails;
  feeCents: number;
  /** Of the fee, what is not paid. */
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
      preview="Our driver waited at the pickup point. If this isn’t right, please reply."
      heading="Our driver couldn’t find you"
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={<Facts facts={factsOf({ booking, feeCents, refundCents })} />}
    >
      <Paragraph>
        Our driver waited at the pickup point for booking {booking.reference}, but couldn’t find you. We’ve recorded a
        no-show.
      </Paragraph>
      <Paragraph>
        The no-show fee is the one in the terms you agreed to when you booked.
        {dueCents > 0 && ` ${money(dueCents)} of the no-show fee is still due. You can pay it from your booking.`}
      </Paragraph>
      <Paragraph>If this isn’t right, or you were ill, please reply to this email and we’ll review it.</Paragraph>
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
