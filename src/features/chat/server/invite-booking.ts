import { isAboutSituation } from "#domain/chat/find-situation.ts";
import { bandFor, fleetBands } from "#domain/company/catalogue.ts";
import { english } from "#features/content/words/chat/english.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { linkLine, type Topic } from "./describe-topic.ts";
import { findThing, transferTo } from "./find-topics.ts";
import type { Party } from "./price-party.ts";
import { cues } from "./read-aspects.ts";
import { readTrip } from "./read-trip.ts";

type Question = ParsedOf<typeof chatContract.aiChatbot>;

type LinkOptions = { readonly withDate?: boolean };

/** The booking with everything filled in that the visitor has said, newest words first. */
export function bookingPath(
  question: Question,
  topic: Topic | undefined,
  now: Date,
  { withDate = true }: LinkOptions = {},
): string {
  const { passengers, date } = partyOf(question, now);
  const destination = saidOfTheSame(question)
    .map((text) => readTrip(text, now).destination)
    .find((place) => place !== undefined);
  const booking = topic?.booking;
  const filled = {
    service: booking?.service,
    destination: destination ?? booking?.destination,
    passengers,
    date: withDate ? date : undefined,
  };
  const query = new URLSearchParams(
    Object.entries(filled).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return query ? `/booking?${query}` : "/booking";
}

export const bookingLine = (question: Question, topic: Topic | undefined, now: Date, options?: LinkOptions): string =>
  `${english.book}\n${linkLine(english.openBooking, bookingPath(question, topic, now, options))}`;

/** Who travels and when, newest words first. */
export function partyOf(question: Question, now: Date): Party {
  const trips = saidOfTheSame(question).map((text) => readTrip(text, now));
  return {
    passengers: trips.map(({ passengers }) => passengers).find((count) => count !== undefined),
    date: trips.map(({ date }) => date).find((day) => day !== undefined),
  };
}

/** What was said about what is spoken of now. Another tour, asked about before, had its own day and its own people. */
function saidOfTheSame(question: Question): string[] {
  const said = saidBy(question).map((text) => ({
    text,
    subject: isAboutSituation(text) ? undefined : findThing(text, [])?.topic.id,
  }));
  const subject = said.find((one) => one.subject !== undefined)?.subject;
  return said.filter((one) => one.subject === undefined || one.subject === subject).map(({ text }) => text);
}

const saidBy = ({ message, conversation }: Question): string[] => [
  message,
  ...conversation
    .filter((turn) => turn.role === "user")
    .map((turn) => turn.content)
    .toReversed(),
];

/** The kind of vehicle for the people someone named. */
export function vehicleLine(message: string, now: Date): string {
  const { passengers } = readTrip(message, now);
  const band = passengers && fleetBands.find(({ id }) => id === bandFor(passengers));
  return band ? `For ${passengers} people we send a ${band.name.toLowerCase()}.` : "";
}

type TripInput = { readonly now: Date; readonly isInSeason: boolean };

/** "Stellenbosch on Sunday for 14" wants the drive there too, and the booking with all of it filled in. */
export function tripOffer(question: Question, told: readonly Topic[], { now, isInSeason }: TripInput) {
  const { message } = question;
  const { passengers, date } = readTrip(message, now);
  const sold = told.find(({ booking }) => booking !== undefined);
  if (!sold || (passengers === undefined && date === undefined)) return { transfer: undefined, booking: "" };
  const town = cues.tour.test(message) ? undefined : transferTo(message);
  const transfer = told.some(({ id }) => id === town?.id) ? undefined : town;
  return {
    transfer,
    booking: bookingLine(question, town ?? sold, now, { withDate: isInSeason || town !== undefined }),
  };
}
