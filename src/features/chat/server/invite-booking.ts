import { chatFactsOf, type FactsInput } from "#domain/chat/chat-facts.ts";
import { isAboutSituation } from "#domain/chat/find-situation.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { type LocalDate, type LocalTime, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { english } from "#features/content/words/chat/english.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { linkLine, roadService, type Topic } from "./describe-topic.ts";
import { findThing, transferTo } from "./find-topics.ts";
import type { Party } from "./price-party.ts";
import { endsOf, usualParty } from "./price-trip.ts";
import { cues } from "./read-aspects.ts";
import { returnOf, type SaidReturn, usualTime } from "./read-return.ts";
import { placeNamed } from "./read-road.ts";
import { readTrip, type SaidTrip } from "./read-trip.ts";

type Question = ParsedOf<typeof chatContract.aiChatbot>;

type LinkOptions = { readonly withDate?: boolean };

/** A link to the booking with everything that the visitor has said, the latest message first. */
export type Invitation = {
  readonly path: string;
  readonly date: LocalDate | undefined;
  readonly time: LocalTime | undefined;
  readonly back: { readonly date: LocalDate | undefined; readonly time: LocalTime } | undefined;
  readonly isSoon: boolean;
};

/** The fields for the booking page, so that the trip is priced there with the same words. */
export function invitationTo(
  question: Question,
  topic: Topic | undefined,
  now: Date,
  { withDate = true }: LinkOptions = {},
): Invitation {
  const party = partyOf(question, now);
  const date = withDate ? party.date : undefined;
  const booking = topic?.booking;
  const [from, to] = isTour(booking?.service) ? [] : roadSaid(question, topic, now);
  const service = booking?.service ?? (from && to ? roadService : undefined);
  const isRoad = service === roadService;
  const back = isRoad && party.back ? wayBack(date, party.time, party.back) : undefined;
  const said = saidOfTheSame(question).map((text) => readTrip(text, now).destination);
  const filled = {
    service,
    pickup: from,
    destination: to ?? said.find((place) => place !== undefined) ?? booking?.destination,
    passengers: seats(party.passengers ?? (from && to ? usualParty : undefined)),
    bags: isRoad ? party.bags : undefined,
    date,
    time: party.time,
    return_date: back?.date,
    return_time: back?.time,
  };
  const query = new URLSearchParams(
    Object.entries(filled).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return {
    path: isByQuote(party.passengers) ? "/free-quote" : `/booking${query && `?${query}`}`,
    date,
    time: party.time,
    back,
    isSoon: date !== undefined && isSoon(date, now, isTour(service)),
  };
}

/** The places of the current drive, or of the last one if no others are named. */
function roadSaid(question: Question, topic: Topic | undefined, now: Date): readonly [string?, string?] {
  const party = partyOf(question, now);
  const own = endsOf(question.message, { party, now });
  if (own.length > 0 || topic || findThing(question.message, []) || placeNamed(question.message)) return own;
  return (
    saidBy(question)
      .slice(1, 1 + turnsBack)
      .map((text) => endsOf(text, { party, now }))
      .find((ends) => ends.length > 0) ?? []
  );
}
const turnsBack = 3;

/** With the day and hour of the price; if the trip has no date, only the hour. */
function wayBack(date: LocalDate | undefined, time: LocalTime | undefined, said: SaidReturn) {
  if (date) return returnOf({ date, time: time ?? usualTime }, said);
  return { date: undefined, time: said.time ?? returnOf({ date: anyDay, time: time ?? usualTime }, said).time };
}
const anyDay = localDate("2026-01-01");

const isTour = (service: string | undefined) => service === "tours";

/** The wizard’s largest group before a large coach; between the two our team sends a quote. */
const [mostInAShuttle, largeCoach] = [22, 45];
const isByQuote = (passengers: number | undefined): boolean =>
  passengers !== undefined && passengers > mostInAShuttle && passengers < largeCoach;
const seats = (passengers: number | undefined) =>
  passengers === undefined ? undefined : Math.min(passengers, largeCoach);

/** At shorter notice than usual: it may still be confirmed at once, but that is no promise. */
const isSoon = (date: LocalDate, now: Date, isOfTour: boolean) =>
  momentOf(date, localTime("12:00")).getTime() - now.getTime() <
  (isOfTour ? companyRules.leadHoursTour : companyRules.leadHoursTransfer) * 60 * 60_000;

/** An invitation to book for the day mentioned, with a note if that day is soon. */
export function bookingWords(words: Answers, invitation: Invitation, around: FactsInput): string {
  const when = whenIn(words, invitation);
  const { path } = invitation;
  if (path === "/free-quote") return linkLine(words.links["/free-quote"], path);
  const line = `${when ? words.bookOn(when) : words.book}\n${linkLine(words.openBooking, path)}`;
  return invitation.isSoon ? `${words.situations["short-notice"](chatFactsOf(around))}\n\n${line}` : line;
}

/** "Thursday, 3 December 2026, 14:00, back 17:00": everything in the link. */
function whenIn(words: Answers, { date, time, back }: Invitation): string {
  const there = [date && dayIn(words.locale, date), time];
  const home = back && [back.date !== date && back.date ? dayIn(words.locale, back.date) : "", back.time];
  return [...there, home && words.back(home.filter(Boolean).join(", "))].filter(Boolean).join(", ");
}

const dayIn = (locale: string, date: LocalDate) =>
  new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));

export const bookingLine = (
  question: Question,
  topic: Topic | undefined,
  around: FactsInput & { readonly now: Date },
  options?: LinkOptions,
): string => bookingWords(english, invitationTo(question, topic, around.now, options), around);

/** The party and its dates, the latest message first. */
export function partyOf(question: Question, now: Date): Party {
  const trips = saidOfTheSame(question).map((text) => readTrip(text, now));
  const latest = <K extends keyof SaidTrip>(name: K) =>
    trips.map((trip) => trip[name]).find((value) => value !== undefined);
  return {
    passengers: latest("passengers"),
    date: latest("date"),
    time: latest("time"),
    bags: latest("bags"),
    back: latest("back"),
  };
}

/** Earlier messages about the current subject. Another tour had its own day and party. */
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

type Surrounding = { readonly now: Date; readonly tariff: Tariff };

/** The vehicle class for the party size mentioned. */
export function vehicleLine(message: string, { now, tariff }: Surrounding): string {
  const { passengers } = readTrip(message, now);
  const vehicleClass = passengers && classForParty(passengers, tariff);
  return vehicleClass ? `For ${passengers} people we send a ${vehicleClass.name.toLowerCase()}.` : "";
}

type TripInput = { readonly around: FactsInput & { readonly now: Date }; readonly isInSeason: boolean };

/** "Stellenbosch on Sunday for 14" asks for the transfer there too, and for a filled-in booking. */
export function tripOffer(question: Question, topics: readonly Topic[], { around, isInSeason }: TripInput) {
  const { message } = question;
  const { passengers, date } = readTrip(message, around.now);
  const sold = topics.find(({ booking }) => booking !== undefined);
  if (!sold || (passengers === undefined && date === undefined)) return { transfer: undefined, booking: "" };
  const town = cues.tour.test(message) ? undefined : transferTo(message);
  const transfer = topics.some(({ id }) => id === town?.id) ? undefined : town;
  return {
    transfer,
    booking: bookingLine(question, town ?? sold, around, { withDate: isInSeason || town !== undefined }),
  };
}
