import type { Duration } from "#domain/catalogue/tour.ts";
import type { Span } from "#domain/company/catalogue.ts";
import type { Cents } from "#domain/money/money.ts";
import type { Journey } from "#domain/pricing/journey-price.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";

/** An aspect that visitors ask about. */
export type Aspect =
  | "price"
  | "fee"
  | "duration"
  | "distance"
  | "included"
  | "bring"
  | "season"
  | "hours"
  | "programme"
  | "pickup"
  | "passengers"
  | "light"
  | "caution";

export type TopicKind = "service" | "tour" | "attraction" | "transfer" | "package" | "area" | "company" | "policy";

/** A detail under its own heading, such as a question a page answers. */
export type Passage = { readonly head: string; readonly text: string };

/** The facts of a trip; passengers and dates come from the visitor. */
export type SaidJourney = Pick<Journey, "service"> &
  Partial<Pick<Journey, "offer" | "pickupLocation" | "destination" | "hireUnit">>;

/** The trips with a price, and the phrases in the texts that state it. Each phrase ends with the price. */
export type Priced = {
  readonly phrases: readonly string[];
  readonly journeys: readonly (SaidJourney & { readonly said?: string })[];
  /** The starting price in a price list. */
  readonly listed?: (tariff: Tariff) => Cents | undefined;
};

/** A transfer between two places is sold as this service, wherever it starts and ends. */
export const roadService = "airport_transfer";

/**
 * A subject that the chat can answer. Every figure in its texts comes from the catalogue, the rules or the
 * pages.
 */
export type Topic = {
  readonly id: string;
  readonly kind: TopicKind;
  /** Its names, and other words for it. */
  readonly name: string;
  readonly words: string;
  /** Places on the way, which count as its name only if nothing else matches. */
  readonly places?: string;
  readonly overview: string;
  readonly aspects: Readonly<Partial<Record<Aspect, string>>>;
  readonly passages: readonly Passage[];
  /** The page with more details. */
  readonly page: string;
  /** Its prices, for the party’s size. */
  readonly priced?: readonly Priced[];
  /** The fields for /booking, if it can be booked. */
  readonly booking?: { readonly service: string; readonly destination?: string };
};

/** A text, and what it is about. */
export type Part = { readonly text: string; readonly topic: Topic; readonly head?: string };

/** A topic with a single text. */
export const plainTopic = (
  topic: Pick<Topic, "id" | "kind" | "name" | "words" | "page"> & { text: string; booking?: Topic["booking"] },
): Topic => {
  const { text, booking, ...rest } = topic;
  return { ...rest, overview: text, aspects: {}, passages: [], ...(booking && { booking }) };
};

/** 1 to 22, 25 or more */
export const describeSpan = ({ fewest, most }: Span): string =>
  most === null ? `${fewest} or more` : `${fewest} to ${most}`;

/** 8 to 9 hours */
export const describeDuration = (length: Duration): string => `${describeSpan(length)} ${length.unit}`;

/** 25 minutes, 1 h 30 min */
export function describeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} minutes`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h ${rest}\u00a0min`;
}

/** Shuttle, Luxury coach and Large coach */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** Completes a page’s note to a sentence. */
export const sentence = (text: string): string => (/[.?…]$/.test(text) ? text : `${text}.`);

/** The link below an answer: the panel shows a line in this form as a link. */
export const linkLine = (label: string, path: string): string => `${label}: ${path}`;

export const moreAbout = ({ name, page }: Topic): string => linkLine(`More about ${name}`, page);
