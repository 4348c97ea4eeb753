import { type OurReason, ourReasons } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bankShowsRefund, refundPromise } from "#domain/payment/refund-time.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { type Fact, Facts, Paragraph, TextLink } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { type Enclosed, EnclosedNote, nothingEnclosed } from "#platform/mail/enclosed.tsx";
import type { LegRow } from "../../../server/cancel-views.ts";
import { BookingEmail, viewBooking } from "../../../server/emails/booking-email.tsx";
import { greetedAs, type Hosted } from "../../../server/emails/host-words.tsx";

export const bookingCancelledWords = emailWords(
  "booking-cancelled",
  { to: "customer", when: "A booking or some of its trips are cancelled." },
  {
    subject_if_event_is_whole: "Booking {reference} cancelled",
    subject: "Trip of booking {reference} cancelled",
    preview_if_because: "We’re sorry: {our_reason}. You pay nothing.",
    preview_if_fee_cents: "The cancellation fee is {fee}.",
    preview: "There is no cancellation fee.",
    title_if_because_if_whole: "booking",
    title_if_because_if_not_whole: "trip",
    title_if_because: "We’re sorry, we’ve had to cancel your {whole_words}",
    title_if_whole: "Your booking is cancelled",
    title: "Your trip is cancelled",
    paragraph_2: "We’ll refund {refund}. {refund_promise} {bank_shows_refund}",
    paragraph_3: "You haven’t been charged.",
    paragraph_4: "The cancellation fee of {due} is still due. You can pay it from your booking.",
    paragraph_5:
      "You gave a reason that carries no fee. We’ll review it and email you our decision about the remaining {claimed}.",
    paragraph_6_if_for_guest_booking:
      "Do you still need to travel? Book another time with your trip filled in, or call us now",
    paragraph_6_if_not_for_guest_booking:
      "Does your guest still need to travel? Book another time in your area, or call us now",
    paragraph_6_link: "View the cancelled booking",
    paragraph_6: "{for_guest_booking_words} {on_phone}: we’ll look for another vehicle or time with you. {link}.",
    button: "Book another time",
    on_phone: "on {phone}",
    rest: "The rest of your booking is unchanged.",
    news_if_whole: "Your booking {reference} is cancelled.",
    news: "A trip in your booking {reference} is cancelled. {rest}",
    our_news_if_whole: "We’re sorry: we’ve had to cancel your booking {reference} because {our_reason}.",
    our_news: "We’re sorry: we’ve had to cancel a trip in your booking {reference} because {our_reason}. {rest}",
  },
);

type Props = {
  booking: Hosted & { reference: string; paidCents: number; pickupAt: Date };
  company: CompanyDetails;
  trips: readonly LegRow[];
  isWhole: boolean;
  enclosed?: Enclosed;
  feeCents: number;
  /** The unpaid part of the fee. */
  dueCents: number;
  refundCents: number;
  claimedCents: number;
  /** Why we cancelled; null if the customer did. */
  because: OurReason | null;
  link: string;
  /** A link to book the same trip for another time. */
  again: string;
};

/** To the customer, after a booking or some of its trips were cancelled. */
export function BookingCancelled(props: Props) {
  const { booking, company, isWhole, link, because } = props;
  return (
    <BookingEmail
      preview={previewOf(props)}
      heading={headingOf(props)}
      firstName={greetedAs(booking)}
      company={company}
      action={
        because && isForGuest(booking)
          ? { label: bookingCancelledWords.button(), href: props.again }
          : viewBooking(link)
      }
      facts={<Facts facts={factsOf(props)} />}
    >
      <Paragraph>{because ? ourNews(props, because) : newsOf(props)}</Paragraph>
      {props.refundCents > 0 && (
        <Paragraph>
          {bookingCancelledWords.paragraph_2({
            refund: money(props.refundCents),
            refund_promise: refundPromise,
            bank_shows_refund: bankShowsRefund,
          })}
        </Paragraph>
      )}
      {because && booking.paidCents === 0 && <Paragraph>{bookingCancelledWords.paragraph_3()}</Paragraph>}
      {because && <WayOn {...props} />}
      {isWhole && props.dueCents > 0 && (
        <Paragraph>{bookingCancelledWords.paragraph_4({ due: money(props.dueCents) })}</Paragraph>
      )}
      {props.claimedCents > 0 && (
        <Paragraph>{bookingCancelledWords.paragraph_5({ claimed: money(props.claimedCents) })}</Paragraph>
      )}
      <EnclosedNote enclosed={props.enclosed ?? nothingEnclosed} />
    </BookingEmail>
  );
}

/** The desk of a partner books again in its own area. */
const isForGuest = ({ host }: Hosted): boolean => !host || host.isContactGuest;

function previewOf({ because, feeCents }: Props): string {
  if (because) return bookingCancelledWords.preview_if_because({ our_reason: ourReasons[because] });
  return feeCents > 0
    ? bookingCancelledWords.preview_if_fee_cents({ fee: money(feeCents) })
    : bookingCancelledWords.preview();
}

function headingOf({ because, isWhole }: Props): string {
  if (because)
    return bookingCancelledWords.title_if_because({
      whole_words: isWhole
        ? bookingCancelledWords.title_if_because_if_whole()
        : bookingCancelledWords.title_if_because_if_not_whole(),
    });
  return isWhole ? bookingCancelledWords.title_if_whole() : bookingCancelledWords.title();
}

const newsOf = ({ booking, isWhole }: Props): string =>
  isWhole
    ? bookingCancelledWords.news_if_whole({ reference: booking.reference })
    : bookingCancelledWords.news({ reference: booking.reference, rest: bookingCancelledWords.rest() });

const ourNews = ({ booking, isWhole }: Props, because: OurReason): string =>
  isWhole
    ? bookingCancelledWords.our_news_if_whole({ reference: booking.reference, our_reason: ourReasons[because] })
    : bookingCancelledWords.our_news({
        reference: booking.reference,
        our_reason: ourReasons[because],
        rest: bookingCancelledWords.rest(),
      });

/** Someone who still has to travel needs alternatives, not just a cancellation. */
const WayOn = ({ booking, company, link }: Props) => (
  <Paragraph>
    {bookingCancelledWords.paragraph_6({
      for_guest_booking_words: isForGuest(booking)
        ? bookingCancelledWords.paragraph_6_if_for_guest_booking()
        : bookingCancelledWords.paragraph_6_if_not_for_guest_booking(),
      on_phone: company.phone_e164
        ? bookingCancelledWords.on_phone({
            phone: <TextLink href={`tel:${company.phone_e164}`}>{company.phone}</TextLink>,
          })
        : "",
      link: <TextLink href={link}>{bookingCancelledWords.paragraph_6_link()}</TextLink>,
    })}
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
