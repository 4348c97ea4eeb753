import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import type { FoundLeg } from "../cancel-views.ts";
import { SelfEmail } from "./self-email.tsx";

type Props = {
  booking: { reference: string; firstName: string; paidCents: number; pickupAt: Date };
  company: CompanyDetails;
  trips: readonly FoundLeg[];
  isWhole: boolean;
  enclosed?: Enclosed;
  feeCents: number;
  refundCents: number;
  claimedCents: number;
  link: string;
};

/** To the customer, when all of it or a part is cancelled. */
export function BookingCancelled(props: Props) {
  const { booking, company, isWhole, link } = props;
  return (
    <SelfEmail
      preview={`${booking.reference}: what was cancelled and what it costs.`}
      heading={isWhole ? "Your booking is cancelled" : "A trip is cancelled"}
      company={company}
      link={link}
    >
      <Paragraph>
        Hello {booking.firstName},{" "}
        {isWhole
          ? `your booking ${booking.reference} is cancelled.`
          : `a trip of your booking ${booking.reference} is cancelled. The rest of your booking is unchanged.`}
      </Paragraph>
      <Facts facts={factsOf(props)} />
      {props.refundCents > 0 && (
        <Paragraph>
          We will refund it the way it was paid, today if we can. Your bank takes 3–5 working days to show it.
        </Paragraph>
      )}
      {isWhole && props.feeCents > booking.paidCents && (
        <Paragraph>
          The cancellation fee of {formatMoney(cents(props.feeCents - booking.paidCents))} is still due. You can pay it
          from your booking, by the link below.
        </Paragraph>
      )}
      {props.claimedCents > 0 && (
        <Paragraph>
          You told us of a reason for which no fee is due. Our team will review it, decide on the remaining{" "}
          {formatMoney(cents(props.claimedCents))} and write to you.
        </Paragraph>
      )}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
    </SelfEmail>
  );
}

function factsOf({ booking, trips, feeCents, refundCents }: Props): Fact[] {
  const money = (amount: number) => formatMoney(cents(amount));
  const cancelled: Fact[] =
    trips.length > 0
      ? trips.map(({ leg, plannedStart, pickupLocation }) => [
          leg === 1 ? "Cancelled" : "Cancelled, way back",
          `${formatMoment(plannedStart)}, ${pickupLocation || "place to be agreed"}`,
        ])
      : [["Cancelled", formatMoment(booking.pickupAt)]];
  return [
    ...cancelled,
    ["Cancellation fee", feeCents > 0 ? money(feeCents) : "none"],
    ...(booking.paidCents > 0 ? ([["Paid so far", money(booking.paidCents)]] satisfies Fact[]) : []),
    ...(refundCents > 0 ? ([["Refund", money(refundCents)]] satisfies Fact[]) : []),
  ];
}
