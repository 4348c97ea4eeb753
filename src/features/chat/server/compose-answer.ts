import { isAboutSituation } from "#domain/chat/find-situation.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { english } from "#features/content/words/chat/english.ts";
import { figuresOf, inFigures } from "#features/content/words/figures.ts";
import { leavesDoubt } from "./admit-doubt.ts";
import { type Aspect, linkLine, moreAbout, type Part, type Topic } from "./describe-topic.ts";
import { findPassage, isOurWord } from "./find-passages.ts";
import { findRule, findSecondThing, findThing, isTelling, topicOfPage, transferTo } from "./find-topics.ts";
import { inForce } from "./gather-policies.ts";
import { bookingLine, partyOf, tripOffer, vehicleLine } from "./invite-booking.ts";
import { type Party, withPrices } from "./price-party.ts";
import { priceLine } from "./price-trip.ts";
import {
  asksHowToBook,
  asksTheSameOf,
  aspectsIn,
  cues,
  isAboutUs,
  isGreeting,
  isThanks,
  needsPerson,
  pointsBack,
  wantsToBook,
} from "./read-aspects.ts";
import { readTrip } from "./read-trip.ts";
import { allWordsOf, meaningOf, ruleWordsOf } from "./read-words.ts";
import { speakLanguage } from "./speak-language.ts";
import { seasonLine } from "./tell-season.ts";
import { situationOf, tellSituation } from "./tell-situation.ts";
import { type Question, type Surroundings, understandQuestion } from "./understand-question.ts";

export type { Question, Surroundings } from "./understand-question.ts";

/** Answers from our own pages and rules, or says that our team will help. It never guesses and never promises. */
export function composeAnswer(asked: Question, around: Surroundings): string {
  const { language, question } = understandQuestion(asked);
  return language === "en" ? answerInEnglish(question, around) : speakLanguage(language, question, around);
}

function answerInEnglish(question: Question, around: Surroundings): string {
  const { company, now, settings } = around;
  const { message } = question;
  const party = partyOf(question, now);
  const pricedText = (text: string, topic: Topic) => withPrices(text, topic, party, around);
  const parts = speakOf(question, party)
    .map((part) => toldNow(part, settings))
    .map((part) => ({ ...part, text: pricedText(part.text, part.topic) }));
  const situation = situationOf(message, parts, now);
  const vehicle = vehicleLine(message, now);
  const said = readTrip(message, now);
  const isPriced = aspectsIn(message).includes("price") || (said.passengers ?? said.date) !== undefined;
  const price = isPriced ? priceLine(message, { ...around, party }) : "";
  if (situation) return tellSituation(situation, { question, around, price });
  if (needsPerson.test(message)) return paragraphs([ruleFor(message, settings), reachUs(company)]);
  if (wantsToBook.test(message) && !asksHowToBook.test(message)) {
    const topic = topicsOf(parts).find(({ booking }) => booking) ?? topicBefore(question);
    const season = seasonLine(topic, { message, date: party.date });
    return paragraphs([
      season,
      topic ? pricedText(offerOf(topic), topic) : "",
      vehicle,
      bookingLine(question, topic, now, { withDate: season === "" }),
    ]);
  }
  if (price) return paragraphs([price, bookingLine(question, undefined, now), ...links(topicsOf(parts))]);
  const season = seasonOfAsked(question, topicsOf(parts), party);
  if (parts.length === 0 && season) return paragraphs([season.text, ...links([season.topic])]);
  if (parts.length === 0) return vehicle || smallTalk(message) || `${english.unknown} ${reachUs(company)}`;
  const doubt = leavesDoubt(message, parts)
    ? `For the rest of your question, please ask our team. ${reachUs(company)}`
    : "";
  const trip = tripOffer(question, topicsOf(parts), { now, isInSeason: season === undefined });
  return paragraphs([
    season?.text ?? "",
    ...parts.map(({ text }) => text),
    trip.transfer ? pricedText(trip.transfer.overview, trip.transfer) : "",
    vehicle,
    trip.booking,
    ...links(topicsOf(parts)),
    doubt,
  ]);
}

/** The tour that is asked about, or was before, where it does not run in the month that was said. */
function seasonOfAsked(question: Question, asked: readonly Topic[], { date }: Party): Part | undefined {
  const before = asked.length === 0 ? topicBefore(question) : undefined;
  return [...asked, ...(before ? [before] : [])]
    .map((topic) => ({ topic, text: seasonLine(topic, { message: question.message, date }) }))
    .find(({ text }) => text !== "");
}

/** What someone is about to book, in one sentence. A sight is not for sale, only the way there. */
const offerOf = ({ kind, aspects, overview }: Topic) => (kind === "attraction" ? "" : (aspects.price ?? overview));

const topicsOf = (parts: readonly Part[]) => parts.map(({ topic }) => topic);

function ruleFor(message: string, settings: CompanySettings): string {
  const rule = findRule(ruleWordsOf(message).filter(isTelling))?.topic;
  return rule ? inForce(rule, settings).overview : "";
}

/** Rules are found by their words and told in the figures of today. */
const toldNow = (part: Part, settings: CompanySettings): Part => ({
  ...part,
  text:
    part.text === part.topic.overview
      ? inForce(part.topic, settings).overview
      : inFigures(part.text, figuresOf(settings)),
});

function speakOf(question: Question, { passengers, date }: Party): readonly Part[] {
  const { message } = question;
  // How many they are is no detail of a page, though 30 stands in many a timetable.
  const terms = without(meaningOf(message), [String(passengers)]);
  const aspects = aspectsOf(question);
  // A tour may go there too, but who asks how far it is asks about the road.
  const road = aspects.includes("distance") && !cues.tour.test(message) ? transferTo(message) : undefined;
  if (road) return tell(road, ["distance"]);
  const thing = findThing(message, aspects, terms);
  if (thing)
    return speakOfThing(message, {
      topic: thing.topic,
      aspects,
      terms,
      rest: without(terms, [...thing.terms, ...dayWords]),
      isTrip: passengers !== undefined || date !== undefined,
    });

  const before = topicBefore(question);
  const aboutBefore = before ? speakOfBefore(message, before, aspects, without(terms, dayWords)) : [];
  if (aboutBefore.length > 0) return aboutBefore;

  const rule = findRule(ruleWordsOf(message));
  if (rule) return [overviewOf(rule.topic)];
  const passage = findPassage({ terms, share: 0.75, where: "head" });
  const isMeant = passage && (passage.terms.length > 1 || terms.length === 1);
  return isMeant ? [{ ...passage.passage, topic: passage.topic }] : [];
}

/** When it is to be is no question about it. */
const dayWords = meaningOf(
  "sunday monday tuesday wednesday thursday friday saturday today tonight tomorrow morning afternoon weekend",
);

type Thing = {
  topic: Topic;
  aspects: readonly Aspect[];
  terms: readonly string[];
  rest: readonly string[];
  isTrip: boolean;
};

/** What is asked of a thing, a second thing that was named with it, and what a rule says. */
function speakOfThing(message: string, { topic, aspects, terms, rest, isTrip }: Thing): readonly Part[] {
  const asked = tell(topic, aspects);
  const detail = detailOf(topic, asked, rest) ?? wholeQuestion(topic, asked, terms);
  const left = without(rest, detail?.terms ?? []);
  const second = findSecondThing(message, aspects, left);
  if (second && isRoadTo(topic, second.topic, aspects))
    return [...tell(second.topic, aspects), ...tellOfSecond(second.topic, topic, aspects)];
  const rule = findRule(without(left, second?.terms ?? []).filter(isTelling));
  // Who says how many they are, or when, wants the thing itself as well.
  const whole = asked.length === 0 && isTrip && topic.booking ? [overviewOf(topic)] : asked;
  const main = detail ? [{ ...detail.passage, topic }] : whole;
  const others = [
    ...(second ? tellOfSecond(topic, second.topic, aspects) : []),
    ...(rule ? [overviewOf(rule.topic)] : []),
  ];
  if (main.length > 0 || rule) return [...main, ...others];
  const loose = findPassage({ terms: rest, within: topic, share: 1, where: "anywhere" });
  return [loose ? { ...loose.passage, topic } : overviewOf(topic), ...others];
}

const overviewOf = (topic: Topic): Part => ({ text: topic.overview, topic });

const tell = (topic: Topic, aspects: readonly Aspect[]): Part[] =>
  aspects.flatMap((aspect) => {
    const text = topic.aspects[aspect];
    return text ? [{ text, topic }] : [];
  });

/** A detail of the page, unless what was asked for speaks of it already: lunch, when asked what is included. */
function detailOf(topic: Topic, asked: readonly Part[], terms: readonly string[]) {
  const told = asked.flatMap(({ text }) => allWordsOf(text));
  if (terms.every((term) => told.includes(term))) return undefined;
  return findPassage({ terms, within: topic, share: 0.6, where: "head" });
}

/** Someone asked, nearly word for word, what the page answers. */
const wholeQuestion = (topic: Topic, asked: readonly Part[], terms: readonly string[]) =>
  asked.length === 0 && terms.length > 1 ? findPassage({ terms, within: topic, share: 1, where: "head" }) : undefined;

/** "From the airport to Camps Bay" asks for the transfer, although the beach was named first. */
const isRoadTo = (place: Topic, service: Topic, aspects: readonly Aspect[]) =>
  service.kind === "service" &&
  (place.kind === "attraction" || place.kind === "area") &&
  tell(service, aspects).length > 0;

/** With a transfer the second thing is where it goes, so the road is told and not the entrance fee. */
function tellOfSecond(first: Topic, second: Topic, aspects: readonly Aspect[]): Part[] {
  if (second.kind === "company") return [];
  if (first.kind === "service" && second.kind === "attraction") return tell(second, ["distance"]);
  const told = tell(second, aspects);
  return told.length > 0 ? told.slice(0, 1) : [overviewOf(second)];
}

/** A question without a thing of its own is about the last one: a side of it, a detail, or more of the same. */
function speakOfBefore(
  message: string,
  topic: Topic,
  aspects: readonly Aspect[],
  terms: readonly string[],
): readonly Part[] {
  const asked = tell(topic, aspects);
  const detail = detailOf(topic, asked, terms);
  if (detail) return [{ ...detail.passage, topic }];
  if (asked.length > 0 && terms.every(isOurWord) && !findRule(terms)) return asked;
  const isMoreOfTheSame =
    terms.length === 0 && (pointsBack.test(message) || asksTheSameOf.test(message)) && !isThanks.test(message);
  return isMoreOfTheSame ? [overviewOf(topic)] : [];
}

function aspectsOf({ message, conversation }: Question): readonly Aspect[] {
  const own = aspectsIn(message);
  if (own.length > 0 || !asksTheSameOf.test(message)) return own;
  return aspectsIn(conversation.findLast((turn) => turn.role === "user")?.content ?? "");
}

/** What was spoken of last: by the page our last answer named, or by the visitor's own words. */
function topicBefore({ conversation }: Question): Topic | undefined {
  for (const { role, content } of conversation.toReversed()) {
    const topic =
      role === "user"
        ? thingIn(content)
        : [...content.matchAll(/^More.*: (\/\S+)$/gm)].map(([, path = ""]) => topicOfPage(path)).find(Boolean);
    if (topic) return topic;
  }
  return undefined;
}

const thingIn = (content: string) =>
  isAboutSituation(content) ? undefined : findThing(content, aspectsIn(content))?.topic;

const links = (topics: readonly Topic[]): string[] => [
  [...new Map(topics.map((topic) => [topic.page, moreAbout(topic)])).values()].slice(0, 2).join("\n"),
];

function smallTalk(message: string): string {
  if (isAboutUs.test(message)) return english.about;
  if (meaningOf(message).length > 2) return "";
  if (isGreeting.test(message)) return english.greeting;
  return isThanks.test(message) ? english.thanks : "";
}

/** Numbers in the form the panel turns into links. */
export const reachUs = ({ phone, whatsapp_e164, email }: CompanyDetails): string =>
  `Call ${phone}, message us on https://wa.me/${whatsapp_e164.replace(/\D/g, "")} or email ${email}, at any hour.\n${linkLine("Contact", "/contact")}`;

const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join("\n\n");
const without = (terms: readonly string[], gone: readonly string[]) => terms.filter((term) => !gone.includes(term));
