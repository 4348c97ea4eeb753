import { formatMoney } from "#domain/money/money.ts";
import { type PricedJourney, priceJourney } from "#domain/pricing/journey-price.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { addDays, type LocalDate, type LocalTime, localDateOf, momentOf } from "#domain/time/local-time.ts";
import type { Priced, SaidJourney, Topic } from "./describe-topic.ts";
import { returnOf, type SaidReturn, usualTime } from "./read-return.ts";

/** The party and its dates, as far as mentioned. */
export type Party = {
  readonly passengers?: number | undefined;
  readonly date?: LocalDate | undefined;
  readonly bags?: number | undefined;
  readonly time?: LocalTime | undefined;
  /** A return trip, if wanted. */
  readonly back?: SaidReturn | undefined;
};
export type Till = { readonly tariff: Tariff; readonly now: Date };

const plainWish = {
  offer: null,
  pickupLocation: "Cape Town City Centre",
  destination: "",
  returnAt: null,
  bags: 0,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
} as const;

/** Far enough ahead to avoid a surcharge for short notice, then week by week past any season. */
const ordinaryDays = Array.from({ length: 9 }, (_, week) => 7 + 7 * week);

/** The price of a journey on its day, or on an ordinary one if no date was given. */
export function askTill(journey: SaidJourney, party: Party & { passengers: number }, till: Till): PricedJourney {
  const today = localDateOf(till.now);
  const days = party.date ? [party.date] : ordinaryDays.map((ahead) => addDays(today, ahead));
  const priced = days.map((day) => {
    const { passengers, bags = 0, time = usualTime } = party;
    const pickupAt = momentOf(day, time);
    const back = party.back && returnOf({ date: day, time }, party.back);
    const returnAt = back ? momentOf(back.date, back.time) : null;
    return priceJourney({ ...plainWish, ...journey, pickupAt, passengers, bags, returnAt }, till.tariff, till.now);
  });
  return priced.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
}

const costOf = ({ price }: PricedJourney) => price.total ?? Number.POSITIVE_INFINITY;

/** A text with its current price, for the named party or the starting one. */
export const withPrices = (text: string, { priced = [] }: Topic, party: Party, till: Till): string =>
  priced.reduce(
    (message, one) => one.phrases.reduce((all, phrase) => reprice(all, phrase, one, party, till), message),
    text,
  );

function reprice(text: string, phrase: string, priced: Priced, party: Party, till: Till): string {
  if (!text.includes(phrase)) return text;
  const { passengers } = party;
  if (passengers === undefined) return text.replaceAll(phrase, startingPrice(phrase, priced, till));
  const messages = priced.journeys.map(({ said, ...journey }) => {
    const price = firmPrice(journey, { ...party, passengers }, till);
    return price && [price, said].filter(Boolean).join(" ");
  });
  return text.replaceAll(phrase, inWords(phrase, messages, passengers));
}

/** A party’s price for one way, or for a whole tour or hire; undefined if only our team can price it. */
export function firmPrice(journey: SaidJourney, party: Party & { passengers: number }, till: Till): string | undefined {
  const { price } = askTill(journey, { ...party, back: undefined }, till);
  // The season has its own sentence; any other doubt means that only our team can give a price.
  const isFirm = price.doubts.every((doubt) => doubt === "out_of_season");
  return isFirm && price.total !== null ? formatMoney(price.total) : undefined;
}

function inWords(phrase: string, message: readonly (string | undefined)[], passengers: number): string {
  const people = passengers === 1 ? "one person" : `${passengers} people`;
  const isKnown = message.every((price) => price !== undefined);
  const costs = isKnown ? `costs ${message.join(", ")} for ${people}` : `is priced by quote for ${people}`;
  const bare = isKnown ? `${message.join(", ")} for ${people}` : `priced by quote for ${people}`;
  return phrase.replace(/starts at R.*/, costs).replace(/from R.*/, bare);
}

/** "from R1 299" with the figures of today's price list. */
function startingPrice(phrase: string, { listed }: Priced, { tariff }: Till): string {
  const price = listed?.(tariff);
  return price === undefined ? phrase : phrase.replace(/R\d[\d\u00a0]*/, formatMoney(price));
}
