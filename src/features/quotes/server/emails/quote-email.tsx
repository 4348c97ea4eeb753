import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";
import type { ShownJourney, ShownOption, ShownQuote } from "../../contract.ts";

export const quoteWords = emailWords(
  "quote",
  { to: "customer", when: "A quote was sent, and before it expires." },
  {
    subject_if_about_sent: "Quote {number}: {title}",
    subject: "Quote {number} expires soon",
    preview_if_reminder: "It’s valid until {until}.",
    preview: "{prices}, valid until {until}.",
    title_if_reminder: "Your quote is valid until {until}",
    greeting: "Hi {first_name},",
    opening_if_reminder: "Your quote is ready for you to accept. After {until} we can’t promise this price.",
    opening_otherwise: "Here is your quote. You can view it, accept it and pay online.",
    button: "View your quote",
    prices: "{count_of_options} options from {lowest}",
  },
);

type Props = { quote: ShownQuote; link: string; company: CompanyDetails; isReminder: boolean };

/** To the customer: the offer, its validity, and where to accept. */
export function QuoteEmail({ quote, link, company, isReminder }: Props) {
  const until = formatMoment(new Date(quote.valid_until));
  return (
    <Frame
      preview={
        isReminder
          ? quoteWords.preview_if_reminder({ until })
          : quoteWords.preview({ prices: pricesOf(quote.options), until })
      }
      sender={company}
    >
      <Heading>{isReminder ? quoteWords.title_if_reminder({ until }) : quote.title}</Heading>
      {(isReminder || !quote.message) && <Paragraph>{quoteWords.greeting({ first_name: firstName(quote) })}</Paragraph>}
      <Paragraph>
        {isReminder ? quoteWords.opening_if_reminder({ until }) : quote.message || quoteWords.opening_otherwise()}
      </Paragraph>
      <Action href={link}>{quoteWords.button()}</Action>
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

/** Date, return, route, and child seats. */
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
  options.length === 1
    ? options.map(priceOf).join("")
    : quoteWords.prices({ count_of_options: options.length, lowest: lowest(options) });

const lowest = (options: readonly ShownOption[]) =>
  formatMoney(cents(Math.min(...options.map(({ total_cents }) => total_cents))));
