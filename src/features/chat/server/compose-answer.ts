import { cancellationsText, namedCancellations } from "#domain/booking/cancellation-terms.ts";
import type { ChatSettings } from "#domain/chat/chat-facts.ts";
import { findSituation } from "#domain/chat/find-situation.ts";
import { placeOf } from "#domain/company/contact-details.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { surchargesOf } from "#domain/pricing/surcharges.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { english } from "#features/content/words/chat/english.ts";
import { inPlace, inSettings, withNameAndPrices } from "#features/content/words/figures.ts";
import { adviceLine } from "./advise-tour.ts";
import { isForParty } from "./answer-situation.ts";
import { compareLine } from "./compare-tours.ts";
import { declineLine } from "./decline-politely.ts";
import { linkLine, moreAbout, type Part, type Topic } from "./describe-topic.ts";
import { findRule, isTelling } from "./find-topics.ts";
import { inForce } from "./gather-policies.ts";
import { bookingLine, partyOf, tripOffer, vehicleLine } from "./invite-booking.ts";
import { type Party, withPrices } from "./price-party.ts";
import { goingLine, isUnknownRoad, priceLine, quoteLine } from "./price-trip.ts";
import {
  asksHowToBook,
  aspectsIn,
  cues,
  isAboutUs,
  isGreeting,
  isThanks,
  isYesOrNo,
  needsPerson,
  wantsToBook,
} from "./read-aspects.ts";
import { readRoad } from "./read-road.ts";
import { readTrip } from "./read-trip.ts";
import { allWordsOf, meaningOf, ruleWordsOf } from "./read-words.ts";
import { smallTalkLine } from "./small-talk.ts";
import { speakLanguage } from "./speak-language.ts";
import { speakOf, topicBefore } from "./speak-of.ts";
import { extraLine } from "./tell-extras.ts";
import { asksForHire, saysSizeOrHours } from "./tell-hire.ts";
import { seasonLine } from "./tell-season.ts";
import { situationOf, tellSituation } from "./tell-situation.ts";
import { tellPlainTrip, tellTrip } from "./tell-trip.ts";
import { type Question, type Surroundings, understandQuestion } from "./understand-question.ts";

export type { Question, Surroundings } from "./understand-question.ts";

/** Answers from our own pages and rules, or says that our team will help. It never guesses or promises. */
export function composeAnswer(request: Question, around: Surroundings): string {
  const { language, question } = understandQuestion(request);
  const small = smallTalkLine({ raw: request.message, language, question }, around);
  if (small) return small;
  return inOurWords(
    language === "en" ? answerInEnglish(question, around) : speakLanguage(language, question, around),
    around,
  );
}

/** Our pages use placeholders for prices and for the company’s name. */
export const inOurWords = (
  text: string,
  { company, tariff, settings }: Pick<Surroundings, "company" | "tariff" | "settings">,
): string =>
  withNameAndPrices(inPlace(text, placeOf(company)), {
    name: company.name,
    prices: startingPrices(tariff),
    tours: [],
    surcharges: surchargesOf(tariff),
    ownTerms: cancellationsText(namedCancellations(settings.policies, tariff.catalogue)),
  });

function answerInEnglish(question: Question, around: Surroundings): string {
  const { company, now, settings } = around;
  const { message } = question;
  const small = shortTalk(message);
  if (small) return small;
  const declined = declineLine(message, english);
  if (declined && !(declined === english.upset && findSituation(message))) return `${declined} ${reachUs(company)}`;
  const party = partyOf(question, now);
  const pricedText = (text: string, topic: Topic) => withPrices(text, topic, party, around);
  const parts = speakOf(question, party)
    .map((part) => withSettings(part, settings))
    .map((part) => ({ ...part, text: pricedText(part.text, part.topic) }));
  const situation = situationOf(message, parts, now);
  const vehicle = vehicleLine(message, around);
  const said = readTrip(message, now);
  const isPriced = aspectsIn(message).includes("price") || (said.passengers ?? said.date) !== undefined;
  const price = isPriced ? priceLine(message, { ...around, party }) : goingLine(message, { ...around, party });
  const extra = extraLine(message, around.extras);
  if (extra) return paragraphs([extra, bookingLine(question, undefined, around)]);
  const plain = tellPlainTrip(message, english);
  if (plain)
    return paragraphs([
      plain,
      aspectsIn(message).includes("price") ? price : "",
      bookingLine(question, undefined, around),
    ]);
  const advice = adviceLine(message) || compareLine(question, (topic) => pricedText(topic.aspects.price ?? "", topic));
  if (advice) return advice;
  if (situation)
    return tellSituation(situation, { question, around, price: isForParty(situation.id) ? vehicle : price });
  if (needsPerson.test(message)) return paragraphs([ruleFor(message, settings), reachUs(company)]);
  if (wantsToBook.test(message) && !asksHowToBook.test(message))
    return bookingAnswer(question, { topics: topicsOf(parts), party, around });
  const fare = price || (isTransferWished(message) ? roadPrice(message, { ...around, party }) : "");
  if (fare)
    return paragraphs([
      fare,
      isByQuote(fare) ? vehicle : "",
      fareLink(fare, question, around),
      ...links(topicsOf(parts)),
    ]);
  if (aspectsIn(message).includes("price") && isUnknownRoad(message) && !cues.tour.test(message))
    return paragraphs([ruleFor("area kilometres", settings), reachUs(company)]);
  const isOnPage = describesRoad(parts) || (parts.length > 0 && asksForHire(message) && !saysSizeOrHours(message));
  const trip = isOnPage ? "" : tellTrip(message, english, { party, around });
  if (trip) return paragraphs([trip, bookingLine(question, undefined, around), ...links(topicsOf(parts))]);
  const season = seasonOfQuestion(question, topicsOf(parts), party);
  if (parts.length === 0 && season) return paragraphs([season.text, ...links([season.topic])]);
  if (parts.length === 0) return vehicle || smallTalk(message) || `${english.unknown} ${reachUs(company)}`;
  const doubt = leavesDoubt(message, parts)
    ? `For the rest of your question, please ask our team. ${reachUs(company)}`
    : "";
  const offer = tripOffer(question, topicsOf(parts), { around, isInSeason: season === undefined });
  return paragraphs([
    season?.text ?? "",
    ...parts.map(({ text }) => text),
    offer.transfer ? pricedText(offer.transfer.overview, offer.transfer) : "",
    vehicle,
    offer.booking,
    ...links(topicsOf(parts)),
    doubt,
  ]);
}

type BookingInput = { readonly topics: readonly Topic[]; readonly party: Party; readonly around: Surroundings };

/** The trip about to be booked, with a link to the booking, filled in. */
function bookingAnswer(question: Question, { topics, party, around }: BookingInput): string {
  const { message } = question;
  const fare = isTransferWished(message) ? roadPrice(message, { ...around, party }) : "";
  if (fare) return paragraphs([fare, fareLink(fare, question, around)]);
  const topic = topics.find(({ booking }) => booking) ?? topicBefore(question);
  const season = seasonLine(topic, { message, date: party.date });
  return paragraphs([
    season,
    topic ? withPrices(offerOf(topic), topic, party, around) : "",
    vehicleLine(message, around),
    bookingLine(question, topic, around, { withDate: season === "" }),
  ]);
}

/** The tour in question, if it does not run in the month mentioned. */
function seasonOfQuestion(question: Question, topics: readonly Topic[], { date }: Party): Part | undefined {
  const before = topics.length === 0 ? topicBefore(question) : undefined;
  return [...topics, ...(before ? [before] : [])]
    .map((topic) => ({ topic, text: seasonLine(topic, { message: question.message, date }) }))
    .find(({ text }) => text !== "");
}

/** The trip about to be booked, in one sentence. A sight itself is not sold, only the drive there. */
const offerOf = ({ kind, aspects, overview }: Topic) => (kind === "attraction" ? "" : (aspects.price ?? overview));

const roadPrice = (...request: Parameters<typeof priceLine>) => priceLine(...request) || quoteLine(...request);

const isByQuote = (fare: string) => fare.includes("by quote");

/** A trip that our team must price is requested; others can be booked. */
const fareLink = (fare: string, question: Question, around: Surroundings) =>
  isByQuote(fare) ? linkLine(english.links["/free-quote"], "/free-quote") : bookingLine(question, undefined, around);

const goesTo =
  /\b(?:cost|costs|price|much|fare|charge)\b.*\b(?:go|get|drive|travel|taxi|shuttle|ride|take (?:us|me)) to\b/i;

/** Both places were named, so the question is about the drive. */
function isTransferWished(message: string): boolean {
  const { from, to } = readRoad(message);
  return to !== undefined && (from !== undefined || goesTo.test(message)) && !cues.tour.test(message);
}

/** A page that states the distance has its own wording for it. */
const describesRoad = (parts: readonly Part[]) =>
  parts.some(({ text, topic }) => text === topic.aspects.distance || text === topic.aspects.duration);

const topicsOf = (parts: readonly Part[]) => parts.map(({ topic }) => topic);

function ruleFor(message: string, settings: ChatSettings): string {
  const rule = findRule(ruleWordsOf(message).filter(isTelling))?.topic;
  return rule ? inForce(rule, settings).overview : "";
}

/** Rules are found by keywords and quoted with today’s figures. */
const withSettings = (part: Part, settings: ChatSettings): Part => ({
  ...part,
  text: part.text === part.topic.overview ? inForce(part.topic, settings).overview : inSettings(part.text, settings),
});

const links = (topics: readonly Topic[]): string[] => [
  [...new Map(topics.map((topic) => [topic.page, moreAbout(topic)])).values()].slice(0, 2).join("\n"),
];

/** "Good morning" and "what is your name?" are small talk. */
function shortTalk(message: string): string {
  const terms = meaningOf(message).filter((term) => !daytimes.has(term));
  if (isGreeting.test(message) && terms.length === 0) return english.greeting;
  return isAboutUs.test(message) && terms.length < 2 ? english.about : "";
}
const daytimes = new Set(meaningOf("morning afternoon evening day name"));

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

/** Words that need no answer. */
const household = new Set(
  allWordsOf(
    `address airbnb apartment family friend guesthouse hotel house husband parents wife tomorrow today tonight morning
     afternoon evening week weekend monday tuesday wednesday thursday friday saturday sunday january february march
     april may june july august september october november december`,
  ),
);

/** A yes or no about something that our answers never mention would be a guess. */
function leavesDoubt(message: string, parts: readonly Part[]): boolean {
  if (!isYesOrNo.test(message)) return false;
  const spoken = new Set(
    parts.flatMap(({ text, head, topic }) =>
      allWordsOf(`${text} ${head ?? ""} ${topic.name} ${topic.words} ${topic.places ?? ""}`),
    ),
  );
  return meaningOf(message).some((term) => !spoken.has(term) && !household.has(term) && !/^\d/.test(term));
}
