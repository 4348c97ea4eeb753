import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import { SelfEmail } from "../../../server/emails/self-email.tsx";

type Props = {
  booking: { reference: string; firstName: string; pickupLocation: string; pickupAt: Date; paidCents: number };
  company: CompanyDetails;
  feeCents: number;
  refundCents: number;
  link: string;
  enclosed?: Enclosed;
};

/** To the customer, when the driver waited and nobody came. */
export function BookingMissed({ booking, company, feeCents, refundCents, link, enclosed = nothingEnclosed }: Props) {
  const isOwed = feeCents > booking.paidCents;
  return (
    <SelfEmail
      preview={`${booking.reference}: our driver waited but didn’t meet you.`}
      heading="We didn’t meet you"
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName}, our driver was at the pickup of booking {booking.reference} and waited, but did not
        meet you.
      </Paragraph>
      <Facts facts={factsOf({ booking, feeCents, refundCents })} />
      <Paragraph>
        The fee is the one of the terms you booked under.{" "}
        {isOwed && "It is still due, and you can pay it from your booking. "}
        If this isn’t right, or illness kept you away, please reply to this email and we’ll review it.
      </Paragraph>
      <EnclosedNote enclosed={enclosed} />
    </SelfEmail>
  );
}

function factsOf({ booking, feeCents, refundCents }: Pick<Props, "booking" | "feeCents" | "refundCents">): Fact[] {
  const money = (amount: number) => formatMoney(cents(amount));
  return [
    ["Pickup", `${formatMoment(booking.pickupAt)}, ${booking.pickupLocation || "place to be agreed"}`],
    ["No-show fee", feeCents > 0 ? money(feeCents) : "none"],
    ...(booking.paidCents > 0 ? ([["Paid so far", money(booking.paidCents)]] satisfies Fact[]) : []),
    ...(refundCents > 0 ? ([["Refund", money(refundCents)]] satisfies Fact[]) : []),
  ];
}
