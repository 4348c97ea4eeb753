import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { ShownJourney, ShownOption, ShownQuote } from "../../contract.ts";

type Props = { quote: ShownQuote; link: string; company: CompanyDetails; isReminder: boolean };

/** To the customer: what we offer, until when it is valid, and where to accept. */
export function QuoteEmail({ quote, link, company, isReminder }: Props) {
  const until = formatMoment(new Date(quote.valid_until));
  return (
    <Frame
      preview={isReminder ? `It’s valid until ${until}.` : `${pricesOf(quote.options)}, valid until ${until}.`}
      sender={company}
    >
      <Heading>{isReminder ? `Your quote is valid until ${until}` : quote.title}</Heading>
      {(isReminder || !quote.message) && <Paragraph>Hi {firstName(quote)},</Paragraph>}
      <Paragraph>
        {isReminder
          ? `Your quote is ready for you to accept. After ${until} we can’t promise this price.`
          : quote.message || "Here is your quote. You can view it, accept it and pay online."}
      </Paragraph>
      <Action href={link}>View your quote</Action>
      <Facts facts={factsOf(quote, until)} />
      <Closing sender={company} />
    </Frame>
  );
}

const firstName = ({ customer_name: name }: ShownQuote) => name.trim().split(/\s+/)[0] ?? name;

function factsOf(quote: ShownQuote, until: string): Fact[] {
  const { number, version, journey, options, vehicle_kept_until: kept } = quote;
  const hasOwnTrips = options.some((option) => option.journey !== null);
  return [
    ["Quote", version > 1 ? `${number}, version ${version}` : number],
    ...(hasOwnTrips ? [] : tripFacts(journey)),
    ...options.flatMap((option): Fact[] => [
      [`Option ${option.letter}`, `${option.title}, ${priceOf(option)}`],
      ...(hasOwnTrips ? tripFacts(option.journey ?? journey, `, option ${option.letter}`) : []),
    ]),
    ["Valid until", until],
    ...(kept ? [["Vehicle held for you until", formatMoment(new Date(kept))] as const] : []),
  ];
}

/** When, back when, where to, and the child seats we bring. */
function tripFacts(trip: ShownJourney, of = ""): Fact[] {
  const way = [trip.pickup_location, trip.destination].filter(Boolean).join(" to ");
  const isLong = trip.days > 1;
  return [
    ...(trip.pickup_at
      ? [[`${isLong ? "Dates" : "Pickup"}${of}`, datesText(new Date(trip.pickup_at), trip.days)] as const]
      : []),
    ...(trip.return_at && !isLong ? [[`Return${of}`, formatMoment(new Date(trip.return_at))] as const] : []),
    ...(way ? [[`Trip${of}`, way] as const] : []),
    ...(trip.child_seats > 0
      ? [[`Child seats${of}`, childSeatsValue(trip.child_seats, trip.child_seat_sizes)] as const]
      : []),
  ];
}

const priceOf = (option: ShownOption) => formatMoney(cents(option.total_cents));

const pricesOf = (options: readonly ShownOption[]) =>
  options.length === 1 ? options.map(priceOf).join("") : `${options.length} options from ${lowest(options)}`;

const lowest = (options: readonly ShownOption[]) =>
  formatMoney(cents(Math.min(...options.map(({ total_cents }) => total_cents))));
