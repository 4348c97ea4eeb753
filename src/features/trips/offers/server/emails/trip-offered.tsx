import { type ChildSeatSizes, childSeatsValue } from "#domain/booking/child-seats.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { datesOfTrip } from "#domain/stay/days-of-trip.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const tripOfferedWords = emailWords(
  "trip-offered",
  { to: "driver", when: "A trip is offered to a driver or a provider." },
  {
    subject: "Trip offer: {pickup_at}",
    preview: "Please answer by {until}.",
    title: "Trip offer for {pickup_at}",
    greeting: "Hi {name},",
    opening_if_pool:
      "We have a trip for one of your drivers. Sign in to accept it with a driver and a vehicle, or to decline.",
    opening_if_not_pool: "We have a trip for you. Open it to accept or decline.",
    opening_if_broadcast: "Other drivers have this offer too: the first to accept gets the trip.",
    opening: "{pool_words} Please answer by {until}. {broadcast_words}",
    paragraph_2: "You’ll get the address once you’ve accepted, and the passenger’s name two days before the pickup.",
    button: "View the trip",
  },
);

/** The facts of a trip before it is accepted. */
export type OfferedTrip = {
  readonly pickupAt: Date;
  readonly endsAt: Date;
  readonly answerBy: Date;
  readonly from: string | null;
  readonly to: string | null;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly vehicle: string | null;
  readonly payoutCents: number | null;
  readonly expectedPayCents: number | null;
};

type Props = {
  company: CompanyDetails;
  name: string;
  trip: OfferedTrip;
  link: string;
  isBroadcast: boolean;
  /** An offer to a provider, who chooses the driver. */
  isPool?: boolean;
};

/** To a driver or a provider: would you drive this trip? */
export function TripOffered({ company, name, trip, link, isBroadcast, isPool = false }: Props) {
  const until = formatMoment(trip.answerBy);
  return (
    <Frame preview={tripOfferedWords.preview({ until })} sender={company}>
      <Heading>{tripOfferedWords.title({ pickup_at: formatMoment(trip.pickupAt) })}</Heading>
      <Paragraph>{tripOfferedWords.greeting({ name })}</Paragraph>
      <Paragraph>
        {tripOfferedWords.opening({
          pool_words: isPool ? tripOfferedWords.opening_if_pool() : tripOfferedWords.opening_if_not_pool(),
          until,
          broadcast_words: isBroadcast ? tripOfferedWords.opening_if_broadcast() : "",
        })}
      </Paragraph>
      <Action href={link}>{tripOfferedWords.button()}</Action>
      <Facts facts={factsOf(trip)} />
      <Paragraph>{tripOfferedWords.paragraph_2()}</Paragraph>
      <Closing sender={company} />
    </Frame>
  );
}

function factsOf(trip: OfferedTrip): Fact[] {
  const some = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : []);
  return [
    ["Pickup", datesOfTrip(trip.pickupAt, trip.endsAt)],
    ...some("From", trip.from),
    ...some("To", trip.to),
    ["Passengers", String(trip.passengers)],
    ...(trip.bags > 0 ? [["Bags", String(trip.bags)] as const] : []),
    ...(trip.childSeats > 0 ? [["Child seats", childSeatsValue(trip.childSeats, trip.childSeatSizes)] as const] : []),
    ...some("Vehicle", trip.vehicle),
    ...paidRow(trip),
    ["Answer by", formatMoment(trip.answerBy)],
  ];
}

/** The agreed amount, or the likely pay by the driver’s pay rule. */
function paidRow({ payoutCents, expectedPayCents }: OfferedTrip): readonly (readonly [string, string])[] {
  if (payoutCents !== null) return [["You’re paid", formatMoney(cents(payoutCents))]];
  return expectedPayCents === null ? [] : [["You’re paid", `about ${formatMoney(cents(expectedPayCents))}`]];
}
