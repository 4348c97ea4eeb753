import { cents, formatMoney } from "#domain/money/money.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import type { FoundLeg } from "../cancel-views.ts";
import { BookingEmail, viewBooking } from "./booking-email.tsx";
import { greetedAs, type Hosted } from "./host-words.tsx";

type Props = {
  booking: Hosted & { reference: string; paidCents: number; pickupAt: Date };
  company: CompanyDetails;
  trips: readonly FoundLeg[];
  isWhole: boolean;
  enclosed?: Enclosed;
  feeCents: number;
  /** Of the fee, what is not paid. */
  dueCents: number;
  refundCents: number;
  claimedCents: number;
  link: string;
};

/** To the customer, when a booking or some of its trips are cancelled. */
export function BookingCancelled(props: Props) {
  const { booking, company, isWhole, link } = props;
  return (
    <BookingEmail
      preview={
        props.feeCents > 0 ? `The cancellation fee is ${money(props.feeCents)}.` : "There is no cancellation fee."
      }
      heading={isWhole ? "Your booking is cancelled" : "Your trip is cancelled"}
      firstName={greetedAs(booking)}
      company={company}
      action={viewBooking(link)}
      facts={<Facts facts={factsOf(props)} />}
    >
      <Paragraph>
        {isWhole
          ? `Your booking ${booking.reference} is cancelled.`
          : `A trip of your booking ${booking.reference} is cancelled. The rest of your booking is unchanged.`}
      </Paragraph>
      {props.refundCents > 0 && (
        <Paragraph>
          We’ll refund {money(props.refundCents)}. {refundPromise} {bankShowsRefund}
        </Paragraph>
      )}
      {isWhole && props.dueCents > 0 && (
        <Paragraph>
          The cancellation fee of {money(props.dueCents)} is still due. You can pay it from your booking.
        </Paragraph>
      )}
      {props.claimedCents > 0 && (
        <Paragraph>
          You gave a reason for which there is no fee. We’ll review it and email you our decision about the remaining{" "}
          {money(props.claimedCents)}.
        </Paragraph>
      )}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
    </BookingEmail>
  );
}

const money = (amount: number) => formatMoney(cents(amount));

function factsOf({ booking, trips, feeCents, refundCents }: Props): Fact[] {
  const cancelled: Fact[] =
    trips.length > 0
      ? trips.map(({ leg, plannedStart, pickupLocation }) => [
          leg === 1 ? "Cancelled" : "Cancelled return trip",
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
