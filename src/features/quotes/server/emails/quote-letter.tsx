import { formatMoment } from "#domain/local-time.ts";
import { cents, formatMoney } from "#domain/money.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { Action, type Fact, Facts, Heading, Paragraph } from "#platform/mail/letter-parts.tsx";
import type { ShownOption, ShownQuote } from "../../contract.ts";

type Props = { quote: ShownQuote; link: string; company: CompanyDetails; isReminder: boolean };

/** To the customer: what we offer, until when, and where to say yes. */
export function QuoteLetter({ quote, link, company, isReminder }: Props) {
  const until = formatMoment(new Date(quote.valid_until));
  return (
    <Frame
      preview={isReminder ? `It holds until ${until}.` : `${pricesOf(quote.options)}, good until ${until}.`}
      sender={company}
    >
      <Heading>{isReminder ? `${quote.title}: until ${until}` : quote.title}</Heading>
      <Paragraph>
        {isReminder
          ? `Dear ${quote.customer_name}, your quote still waits for you. After ${until} we can no longer promise the price.`
          : quote.message || `Dear ${quote.customer_name}, here is your quote.`}
      </Paragraph>
      <Facts facts={factsOf(quote, until)} />
      <Action href={link}>Look at it, choose and accept</Action>
      <Paragraph>Should anything be different? Reply to this letter or call {company.phone}.</Paragraph>
    </Frame>
  );
}

function factsOf({ number, version, journey, options, vehicle_kept_until: kept }: ShownQuote, until: string): Fact[] {
  const way = [journey.pickup_location, journey.destination].filter(Boolean).join(" to ");
  return [
    ["Quote", version > 1 ? `${number}, version ${version}` : number],
    ...(journey.pickup_at ? [["Pickup", formatMoment(new Date(journey.pickup_at))] as const] : []),
    ...(way ? [["Journey", way] as const] : []),
    ...options.map((option): Fact => [`Option ${option.letter}`, `${option.title}, ${priceOf(option)}`]),
    ["Good until", until],
    ...(kept ? [["Vehicle kept for you until", formatMoment(new Date(kept))] as const] : []),
  ];
}

const priceOf = (option: ShownOption) => formatMoney(cents(option.total_cents));

const pricesOf = (options: readonly ShownOption[]) =>
  options.length === 1 ? options.map(priceOf).join("") : `${options.length} options from ${lowest(options)}`;

const lowest = (options: readonly ShownOption[]) =>
  formatMoney(cents(Math.min(...options.map(({ total_cents }) => total_cents))));
