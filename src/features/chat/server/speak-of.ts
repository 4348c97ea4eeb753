import { isAboutSituation } from "#domain/chat/find-situation.ts";
import type { Aspect, Part, Topic } from "./describe-topic.ts";
import { findPassage, isOurWord } from "./find-passages.ts";
import { findRule, findSecondThing, findThing, isTelling, topicOfPage, transferTo } from "./find-topics.ts";
import { topics } from "./gather-topics.ts";
import type { Party } from "./price-party.ts";
import { asksTheSameOf, aspectsIn, cues, isThanks, pointsBack } from "./read-aspects.ts";
import { allWordsOf, meaningOf, ruleWordsOf } from "./read-words.ts";
import type { Question } from "./understand-question.ts";

/** The answer to a question: about the topic it names, the last topic, or a rule. */
export function speakOf(question: Question, { passengers, date }: Party): readonly Part[] {
  const { message } = question;
  // The party size is not a search term, though 30 occurs in many timetables.
  const terms = without(meaningOf(message), [String(passengers)]);
  const aspects = aspectsOf(question);
  // A question about the distance is about the road, even if a tour goes there too.
  const road = aspects.includes("distance") && !cues.tour.test(message) ? transferTo(message) : undefined;
  if (road) return tell(road, ["distance"]);
  const result = findThing(message, aspects, terms);
  const thing = result?.topic.id === "all-tours" ? (tourTo(message, aspects) ?? result) : result;
  const town = thing?.topic.kind === "attraction" && isOnlyPrice(aspects) ? transferTo(message) : undefined;
  if (town) return tell(town, ["price"]);
  const open = aspects.includes("hours") && thing?.topic.kind === "tour" ? hoursOf(thing.topic) : [];
  if (open.length > 0) return open;
  // "Hermanus price": both a tour and a transfer go there.
  const drive =
    thing?.topic.kind === "tour" && isOnlyPrice(aspects) && !cues.tour.test(message) ? transferTo(message) : undefined;
  if (thing && drive && !thing.topic.name.toLowerCase().includes(drive.booking?.destination?.toLowerCase() ?? " "))
    return [...tell(drive, ["price"]), ...tell(thing.topic, ["price"])];
  if (
    aspects.includes("season") &&
    (thing === undefined || thing.topic.kind === "company") &&
    asksOfTheYear.test(message)
  )
    return topics()
      .filter(({ id }) => id === "climate")
      .map(overviewOf);
  const before = topicBefore(question);
  // "Is it safe?" is about the previous tour first.
  const ofIt =
    before && thing?.topic.kind === "company" && pointsBack.test(message) ? detailOf(before, [], terms) : undefined;
  if (before && ofIt) return [{ ...ofIt.passage, topic: before }];
  if (thing)
    return speakOfThing(message, {
      topic: thing.topic,
      aspects,
      terms,
      rest: without(terms, [
        ...thing.terms,
        ...dayWords,
        ...(thing.topic.kind === "tour" && aspects.length > 0 ? plainWords : []),
        // A question for the price of the tour to Cape Point names the tour by one of its places.
        ...(thing.topic.kind === "tour" && isOnlyPrice(aspects) ? meaningOf(thing.topic.places ?? "") : []),
      ]),
      isTrip: passengers !== undefined || date !== undefined,
    });

  const aboutBefore = before ? speakOfBefore(message, before, aspects, without(terms, dayWords)) : [];
  if (aboutBefore.length > 0) return aboutBefore;

  if (terms.length === 0 && aspects.includes("price")) return pricesAtAGlance();
  const words = ruleWordsOf(message);
  const rule = findRule(words);
  if (rule) return isMeantBy(rule.terms, words) ? [overviewOf(rule.topic)] : [];
  const passage = findPassage({ terms, share: 0.75, where: "head" });
  const isMeant = passage && (passage.terms.length > 1 || terms.length === 1);
  return isMeant ? [{ ...passage.passage, topic: passage.topic }] : [];
}

/** "Day trips to Hermanus" asks for the tour that goes there, not for all tours. */
function tourTo(message: string, aspects: readonly Aspect[]) {
  const place = /\b(?:to|in|at|of) (?:the )?(.+)$/i.exec(message)?.[1];
  const result = place ? findThing(place, aspects) : undefined;
  return result?.topic.kind === "tour" ? result : undefined;
}

/** A tour has no opening hours, but the sight of the same name has. */
const hoursOf = ({ id }: Topic): readonly Part[] =>
  topics()
    .filter((sight) => sight.id === id.replace("tour-", "attraction-"))
    .flatMap((sight) => tell(sight, ["hours"]));

const isOnlyPrice = (aspects: readonly Aspect[]) => aspects.includes("price") && !aspects.includes("fee");
const asksOfTheYear = /\b(?:year|month|months|season|seasons|when)\b/i;

/** A question about prices in general gets all starting prices. */
const pricesAtAGlance = (): readonly Part[] =>
  ["all-services", "all-tours"].flatMap((id) => {
    const topic = topics().find((one) => one.id === id);
    return topic ? [{ topic, text: topic.aspects.price ?? topic.overview }] : [];
  });

/** A single match among many words is not a question about a rule, and neither is a very common word. */
const isMeantBy = (result: readonly string[], words: readonly string[]): boolean =>
  result.length * 3 >= words.length && (words.length === result.length || result.some((term) => !common.has(term)));
const common = new Set(
  ruleWordsOf("driver number name people passengers many car sign registration bad year years old"),
);

/** The date is not the subject of a question. */
const dayWords = meaningOf(
  "sunday monday tuesday wednesday thursday friday saturday today tonight tomorrow morning afternoon weekend",
);

/** Words that ask for no particular detail of a tour. */
const plainWords = meaningOf("day days trip full half whole private group family rand budget");

type Thing = {
  topic: Topic;
  aspects: readonly Aspect[];
  terms: readonly string[];
  rest: readonly string[];
  isTrip: boolean;
};

/** The answer about one topic, a second topic named with it, and a rule. */
function speakOfThing(message: string, { topic, aspects, terms, rest, isTrip }: Thing): readonly Part[] {
  const result = tell(topic, aspects);
  const closed = result.length === 0 ? closedPart(message, topic) : [];
  if (closed.length > 0) return closed;
  const detail = detailOf(topic, result, rest) ?? wholeQuestion(topic, result, terms);
  const left = without(rest, detail?.terms ?? []);
  const second = findSecondThing(message, aspects, left);
  if (second && isRoadTo(topic, second.topic, aspects))
    return [...tell(second.topic, aspects), ...tellOfSecond(second.topic, topic, aspects)];
  const rule = findRule(without(left, second?.terms ?? []).filter(isTelling));
  // With a party size or a date the visitor wants the full description as well.
  const whole = result.length === 0 && isTrip && topic.booking ? [overviewOf(topic)] : result;
  const main = detail ? [{ ...detail.passage, topic }] : whole;
  const others = [
    ...(second ? tellOfSecond(topic, second.topic, aspects) : []),
    ...(rule ? [overviewOf(rule.topic)] : []),
  ];
  if (rule && main.length === 0 && topic.kind === "service") return [overviewOf(topic), ...others];
  if (main.length > 0 || rule) return [...main, ...others];
  const loose = findPassage({ terms: rest, within: topic, share: 1, where: "anywhere" });
  return [loose ? { ...loose.passage, topic } : overviewOf(topic), ...others];
}

const badWeather = /\b(?:wind\w*|cloud\w*|rain\w*|storm\w*|fog\w*|mist\w*|weather)\b/i;
const closing = meaningOf("closed closes wind windy weather cancelled rain cloud");

/** A page’s advice for bad weather. */
function closedPart(message: string, topic: Topic): readonly Part[] {
  if (!badWeather.test(message) || (topic.kind !== "tour" && topic.kind !== "attraction")) return [];
  const passage = findPassage({ terms: closing, within: topic, share: 0.1, where: "head" });
  return passage ? [{ ...passage.passage, topic }] : [];
}

const overviewOf = (topic: Topic): Part => ({ text: topic.overview, topic });

const tell = (topic: Topic, aspects: readonly Aspect[]): Part[] =>
  aspects.flatMap((aspect) => {
    const text = topic.aspects[aspect];
    return text ? [{ text, topic }] : [];
  });

/** A detail from the page, unless the answer already covers it: lunch, when asked what is included. */
function detailOf(topic: Topic, parts: readonly Part[], terms: readonly string[]) {
  const messages = parts.flatMap(({ text }) => allWordsOf(text));
  if (terms.every((term) => messages.includes(term))) return undefined;
  return findPassage({ terms, within: topic, share: 0.6, where: "head" });
}

/** The question matches a question on the page almost word for word. */
const wholeQuestion = (topic: Topic, parts: readonly Part[], terms: readonly string[]) =>
  parts.length === 0 && terms.length > 1 ? findPassage({ terms, within: topic, share: 1, where: "head" }) : undefined;

/** "From the airport to Camps Bay" is about the transfer, although it names the beach. */
const isRoadTo = (place: Topic, service: Topic, aspects: readonly Aspect[]) =>
  service.kind === "service" &&
  (place.kind === "attraction" || place.kind === "area") &&
  tell(service, aspects).length > 0;

/**
 * With a transfer the second place is the destination, so the answer gives the route instead of the entrance
 * fee.
 */
function tellOfSecond(first: Topic, second: Topic, aspects: readonly Aspect[]): Part[] {
  if (second.kind === "company") return [];
  if (first.kind === "service" && second.kind === "attraction") return tell(second, ["distance"]);
  const result = tell(second, aspects);
  return result.length > 0 ? result.slice(0, 1) : [overviewOf(second)];
}

/** A question without a subject is about the previous one: an aspect, a detail, or more of the same. */
function speakOfBefore(
  message: string,
  topic: Topic,
  aspects: readonly Aspect[],
  terms: readonly string[],
): readonly Part[] {
  const closed = closedPart(message, topic);
  if (closed.length > 0) return closed;
  const result = tell(topic, aspects);
  const detail = detailOf(topic, result, terms);
  if (detail) return [{ ...detail.passage, topic }];
  if (result.length > 0 && terms.every(isOurWord) && !findRule(terms)) return result;
  const isMoreOfTheSame =
    terms.length === 0 && (pointsBack.test(message) || asksTheSameOf.test(message)) && !isThanks.test(message);
  return isMoreOfTheSame ? [overviewOf(topic)] : [];
}

function aspectsOf({ message, conversation }: Question): readonly Aspect[] {
  const own = aspectsIn(message);
  if (own.length > 0 || !asksTheSameOf.test(message)) return own;
  return aspectsIn(conversation.findLast((turn) => turn.role === "user")?.content ?? "");
}

/** The previous topic: from the page in our last answer, or from the visitor's own words. */
export function topicBefore({ conversation }: Question): Topic | undefined {
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

const without = (terms: readonly string[], gone: readonly string[]) => terms.filter((term) => !gone.includes(term));
