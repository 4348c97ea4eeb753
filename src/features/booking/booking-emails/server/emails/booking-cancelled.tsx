import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import type { LegRow } from "../../../server/cancel-views.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs, type Hosted } from "../../../server/emails/host-words.tsx";

type Props = {
  booking: Hosted & { reference: string; paidCents: number; pickupAt: Date };
  company: CompanyDetails;
  trips: readonly LegRow[];
  isWhole: boolean;
  enclosed?: Enclosed;
  feeCents: number;
  /** Of the fee, what is not paid. */
  dueCents: number;
  refundCents: number;
  claimedCents: number;
  /** Why we cancelled; null where the customer did. */
  because: OurReason | null;
  link: string;
  /** Where the same trip is booked for another time. */
  again: string;
};

/** To the customer, when a booking or some of its trips are cancelled. */
export function BookingCancelled(props: Props) {
  const { booking, company, isWhole, link, because } = props;
  return (
    <BookingEmail
      preview={previewOf(props)}
      heading={headingOf(props)}
      firstName={greetedAs(booking)}
      company={company}
      action={because && isForGuest(booking) ? { label: "Book another time", href: props.again } : viewBooking(link)}
      facts={<Facts facts={factsOf(props)} />}
    >
      <Paragraph>{because ? ourNews(props, because) : newsOf(props)}</Paragraph>
      {props.refundCents > 0 && (
        <Paragraph>
          We’ll refund {money(props.refundCents)}. {refundPromise} {bankShowsRefund}
        </Paragraph>
      )}
      {because && booking.paidCents === 0 && <Paragraph>You haven’t been charged.</Paragraph>}
      {because && <WayOn {...props} />}
      {isWhole && props.dueCents > 0 && (
        <Paragraph>
          The cancellation fee of {money(props.dueCents)} is still due. You can pay it from your booking.
        </Paragraph>
      )}
      {props.claimedCents > 0 && (
        <Paragraph>
          You gave a reason that carries no fee. We’ll review it and email you our decision about the remaining{" "}
          {money(props.claimedCents)}.
        </Paragraph>
      )}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
    </BookingEmail>
  );
}

/** The desk of a partner books again in its own area. */
const isForGuest = ({ host }: Hosted): boolean => !host || host.isContactGuest;

function previewOf({ because, feeCents }: Props): string {
  if (because) return `We’re sorry: ${ourReasons[because]}. You pay nothing.`;
  return feeCents > 0 ? `The cancellation fee is ${money(feeCents)}.` : "There is no cancellation fee.";
}

function headingOf({ because, isWhole }: Props): string {
  if (because) return `We’re sorry, we’ve had to cancel your ${isWhole ? "booking" : "trip"}`;
  return isWhole ? "Your booking is cancelled" : "Your trip is cancelled";
}

const rest = "The rest of your booking is unchanged.";

const newsOf = ({ booking, isWhole }: Props): string =>
  isWhole
    ? `Your booking ${booking.reference} is cancelled.`
    : `A trip in your booking ${booking.reference} is cancelled. ${rest}`;

const ourNews = ({ booking, isWhole }: Props, because: OurReason): string =>
  isWhole
    ? `We’re sorry: we’ve had to cancel your booking ${booking.reference} because ${ourReasons[because]}.`
    : `We’re sorry: we’ve had to cancel a trip in your booking ${booking.reference} because ${ourReasons[because]}. ${rest}`;

/** No one who still has to travel is left with a cancellation alone. */
const WayOn = ({ booking, company, link }: Props) => (
  <Paragraph>
    {isForGuest(booking)
      ? "Do you still need to travel? Book another time with your trip filled in, or call us now"
      : "Does your guest still need to travel? Book another time in your area, or call us now"}{" "}
    {company.phone_e164 && (
      <>
        on <TextLink href={`tel:${company.phone_e164}`}>{company.phone}</TextLink>
      </>
    )}
    : we’ll look for another vehicle or time with you. <TextLink href={link}>View the cancelled booking</TextLink>.
  </Paragraph>
);

const money = (amount: number) => formatMoney(cents(amount));

function factsOf({ booking, trips, feeCents, refundCents }: Props): Fact[] {
  const cancelled: Fact[] =
    trips.length > 0
      ? trips.map(({ leg, pickupAt, pickupLocation }) => [
          leg === 1 ? "Cancelled" : "Cancelled return trip",
          `${formatMoment(pickupAt)}, ${pickupLocation || "place to be agreed"}`,
        ])
      : [["Cancelled", formatMoment(booking.pickupAt)]];
  return [
    ...cancelled,
    ["Cancellation fee", feeCents > 0 ? money(feeCents) : "none"],
    ...(booking.paidCents > 0 ? ([["Paid so far", money(booking.paidCents)]] satisfies Fact[]) : []),
    ...(refundCents > 0 ? ([["Refund", money(refundCents)]] satisfies Fact[]) : []),
  ];
}
