import { chatFactsOf, type FactsInput } from "#domain/chat/chat-facts.ts";
import { isAboutSituation } from "#domain/chat/find-situation.ts";
import { bandFor, fleetBands } from "#domain/company/catalogue.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { english } from "#features/content/words/chat/english.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { type Road, readRoad } from "../trips/server/read-road.ts";
import { linkLine, type Topic } from "./describe-topic.ts";
import { findThing, transferTo } from "./find-topics.ts";
import type { Party } from "./price-party.ts";
import { cues } from "./read-aspects.ts";
import { readTrip } from "./read-trip.ts";

type Question = ParsedOf<typeof chatContract.aiChatbot>;

type LinkOptions = { readonly withDate?: boolean };

/** The booking with everything filled in that the visitor has said, newest words first. */
export type Invitation = { readonly path: string; readonly date: LocalDate | undefined; readonly isSoon: boolean };

export function invitationTo(
  question: Question,
  topic: Topic | undefined,
  now: Date,
  { withDate = true }: LinkOptions = {},
): Invitation {
  const { passengers, date: said } = partyOf(question, now);
  const date = withDate ? said : undefined;
  const texts = saidOfTheSame(question);
  const destination = texts.map((text) => readTrip(text, now).destination).find((place) => place !== undefined);
  const road = readRoad(question.message);
  const isRoad = road.from !== undefined && road.to !== undefined;
  const booking = topic?.booking;
  const service = booking?.service ?? (isRoad ? serviceOf(road) : undefined);
  const filled = {
    service,
    pickup: isRoad && !isTour(service) ? road.from?.name : undefined,
    destination: (isRoad ? road.to?.name : undefined) ?? destination ?? booking?.destination,
    passengers,
    date,
  };
  const query = new URLSearchParams(
    Object.entries(filled).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return {
    path: query ? `/booking?${query}` : "/booking",
    date,
    isSoon: date !== undefined && isSoon(date, now, isTour(service)),
  };
}

const serviceOf = ({ from, to }: Road) =>
  from?.kind === "airport" || to?.kind === "airport" ? "airport_transfer" : "custom";
const isTour = (service: string | undefined) => service === "tours";

/** Sooner than we ask for: it may still be confirmed at once, but that is no promise. */
const isSoon = (date: LocalDate, now: Date, isOfTour: boolean) =>
  momentOf(date, localTime("12:00")).getTime() - now.getTime() <
  (isOfTour ? companyRules.leadHoursTour : companyRules.leadHoursTransfer) * 60 * 60_000;

/** That one can book here, for the day that was said, and what it means that this day is near. */
export function bookingWords(words: Answers, { path, date, isSoon: soon }: Invitation, around: FactsInput): string {
  const invite = date ? words.bookOn(dayIn(words.locale, date)) : words.book;
  const line = `${invite}\n${linkLine(words.openBooking, path)}`;
  return soon ? `${words.situations["short-notice"](chatFactsOf(around))}\n\n${line}` : line;
}

const dayIn = (locale: string, date: LocalDate) =>
  new Intl.DateTimeFormat(locale, {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

export const bookingLine = (
  question: Question,
  topic: Topic | undefined,
  around: FactsInput & { readonly now: Date },
  options?: LinkOptions,
): string => bookingWords(english, invitationTo(question, topic, around.now, options), around);

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

type TripInput = { readonly around: FactsInput & { readonly now: Date }; readonly isInSeason: boolean };

/** "Stellenbosch on Sunday for 14" wants the drive there too, and the booking with all of it filled in. */
export function tripOffer(question: Question, told: readonly Topic[], { around, isInSeason }: TripInput) {
  const { message } = question;
  const { passengers, date } = readTrip(message, around.now);
  const sold = told.find(({ booking }) => booking !== undefined);
  if (!sold || (passengers === undefined && date === undefined)) return { transfer: undefined, booking: "" };
  const town = cues.tour.test(message) ? undefined : transferTo(message);
  const transfer = told.some(({ id }) => id === town?.id) ? undefined : town;
  return {
    transfer,
    booking: bookingLine(question, town ?? sold, around, { withDate: isInSeason || town !== undefined }),
  };
}
