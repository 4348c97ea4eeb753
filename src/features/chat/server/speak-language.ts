import type { Duration } from "#domain/catalogue/tour.ts";
import { chatFactsOf } from "#domain/chat/chat-facts.ts";
import { findSituation, secondSituation } from "#domain/chat/find-situation.ts";
import type { OtherLanguage } from "#domain/chat/languages.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import { monthOf } from "#domain/time/local-time.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { isForParty, situationLinks, situationText } from "./answer-situation.ts";
import { declineLine } from "./decline-politely.ts";
import { linkLine, type Topic } from "./describe-topic.ts";
import { findThing, transferTo } from "./find-topics.ts";
import { bookingWords, type Invitation, invitationTo, partyOf } from "./invite-booking.ts";
import { knownPrices, knownTours } from "./known-tours.ts";
import { firmPrice, type Party } from "./price-party.ts";
import { endsOf, priceRoad, usualParty } from "./price-trip.ts";
import { aspectsIn, cues, isAboutUs, isGreeting, isThanks, wantsToBook } from "./read-aspects.ts";
import { readMonths } from "./read-trip.ts";
import { meaningOf } from "./read-words.ts";
import { driveLine } from "./tell-drive.ts";
import { tellPlainTrip, tellTrip } from "./tell-trip.ts";
import type { Question, Surroundings } from "./understand-question.ts";

/** Answers in another language: general situations, prices of our trips, and links for the rest. */
export function speakLanguage(language: OtherLanguage, question: Question, around: Surroundings): string {
  const { message } = question;
  const words = answersIn[language];
  const facts = chatFactsOf(around);
  const declined = declineLine(message, words);
  if (declined && !(declined === words.upset && findSituation(message)))
    return `${declined} ${words.contact(facts)}\n${linkLine(words.links["/contact"], "/contact")}`;
  const offer = offerIn(words, question, around);
  const party = partyOf(question, around.now);
  const result = findSituation(message);
  // With a day and a party size it is a trip request, whatever else a word may mean.
  const isTrip = party.passengers !== undefined && party.date !== undefined && offer.text !== "";
  const situation = isTrip && result?.yieldsToPage ? undefined : result;
  const plain = tellPlainTrip(message, words) || (situation === undefined ? driveLine(message, words) : "");
  if (plain)
    return paragraphs([
      plain,
      aspectsIn(message).includes("price") ? offer.text : "",
      bookingWords(words, offer.invitation, around),
    ]);
  const other = situation && secondSituation(message, situation.id);
  const isBooking = situation?.id === "how-to-book" || (!situation && wantsToBook.test(message));
  if (situation && !isBooking)
    return paragraphs([
      // "Tonight from the airport to Sea Point for four" asks for the price as well.
      situation.id === "short-notice" || situation.id === "night-price" ? offer.text : "",
      isForParty(situation.id) && party.passengers ? vehicleFor(party.passengers, words, around) : "",
      situationText(situation.id, language, facts),
      other ? situationText(other, language, facts) : "",
      situation.id === "short-notice"
        ? linkLine(words.openBooking, offer.invitation.path)
        : situationLinks(situation.id, language),
    ]);
  const trip = tellTrip(message, words, { party, around });
  if (trip) return paragraphs([trip, bookingWords(words, offer.invitation, around)]);
  if (offer.text || isBooking)
    return paragraphs([
      offer.text,
      bookingWords(words, offer.invitation, around),
      offer.topic ? linkLine(`${words.more} ${nameOf(offer.topic)}`, offer.topic.page) : "",
    ]);
  const small = smallTalk(message, words);
  if (small) return small;
  const contact = `${words.contact(facts)}\n${linkLine(words.links["/contact"], "/contact")}`;
  const thing = findThing(message, aspectsIn(message))?.topic;
  return thing
    ? paragraphs([`${words.englishPage}\n${linkLine(`${words.more} ${nameOf(thing)}`, thing.page)}`, contact])
    : `${words.unknown} ${contact}`;
}

/** Empty if no vehicle of ours seats them all. */
function vehicleFor(people: number, words: Answers, { tariff }: Surroundings): string {
  const vehicleClass = classForParty(people, tariff);
  return vehicleClass ? words.offers.vehicle(people, vehicleClass) : "";
}

type Offer = { readonly text: string; readonly invitation: Invitation; readonly topic?: Topic };

/** The subject of the question, with its price for the party and a filled-in booking. */
function offerIn(words: Answers, question: Question, around: Surroundings): Offer {
  const { message } = question;
  const { now, tariff } = around;
  const party = partyOf(question, now);
  const topic = findThing(message, ["price"])?.topic ?? topicSaidBefore(question);
  const isTour = topic?.kind === "tour" && cues.tour.test(message);
  const road = isTour ? undefined : priceRoad(message, { tariff, now, party });
  if (road)
    return {
      text: [
        words.offers.road(
          road.pickup,
          road.destination,
          words.offers.forPeople(road.price, road.passengers),
          road.back !== undefined,
        ),
        words.offers.vehicle(road.passengers, road.vehicleClass),
      ].join(" "),
      invitation: invitationTo(question, undefined, now),
    };
  const [from, to] = isTour ? [] : endsOf(message, { party, now });
  if (from && to && from !== to)
    return {
      text: words.offers.road(from, to, words.offers.byQuote(party.passengers ?? usualParty), party.back !== undefined),
      // Trips that our team must price are requested.
      invitation: { ...invitationTo(question, undefined, now), path: "/free-quote" },
    };
  const town = transferTo(message);
  const season = topic ? seasonIn(words, topic, { message, date: party.date }) : "";
  const texts = [
    topic ? offerOf(words, topic, party, around) : "",
    town && topic?.id !== town.id ? offerOf(words, town, party, around) : "",
  ];
  const vehicle = party.passengers ? vehicleFor(party.passengers, words, around) : "";
  const isPriced = texts.some(Boolean);
  const forLink = topic?.kind === "tour" && !(town && !/\btours?\b/.test(message)) ? topic : (town ?? topic);
  return {
    text: isPriced ? [season, ...texts, vehicle].filter(Boolean).join(" ") : "",
    invitation: invitationTo(question, forLink, now, { withDate: season === "" || town !== undefined }),
    ...(topic && { topic }),
  };
}

/** "And for six?" is about the previous trip. */
function topicSaidBefore({ message, conversation }: Question): Topic | undefined {
  if (meaningOf(message).filter((term) => !/^\d/.test(term)).length > 1) return undefined;
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => findThing(content, ["price"]));
  return said.findLast((row) => row !== undefined)?.topic;
}

function offerOf({ offers }: Answers, topic: Topic, party: Party, around: Surroundings): string {
  const { tariff, now } = around;
  const till = { tariff, now };
  const priced = (journey: Parameters<typeof firmPrice>[0], from: string | undefined) => {
    const { passengers } = party;
    if (passengers === undefined) return from && offers.startingAt(from);
    const price = firmPrice(journey, { ...party, passengers }, till);
    return price ? offers.forPeople(price, passengers) : offers.byQuote(passengers);
  };
  const tour = knownTours().find(({ slug }) => topic.id === `tour-${slug}`);
  if (tour) {
    const from = tariff.tours[tour.slug] ?? tour.from;
    const price = priced({ service: "day_tour", offer: tour.slug }, formatMoney(from));
    return price ? [offers.tour(tour.name, price), lengthOf(offers, tour.duration)].join(" ") : "";
  }
  const route = tariff.routes.find(({ town }) => topic.id === `transfer-${town}`);
  if (route) {
    const price = priced({ service: "airport_transfer", destination: route.town }, formatMoney(route.price));
    return price ? offers.transfer(route.town, price) : "";
  }
  if (topic.id !== "service-airport-transfers") return "";
  const from = knownPrices()["airport.ride"];
  const start = from === undefined ? undefined : formatMoney(cents(from));
  const price = priced({ service: "airport_transfer", destination: airport }, start);
  return price ? offers.airport(price) : "";
}

const lengthOf = (offers: Answers["offers"], { fewest, most, unit }: Duration) =>
  offers.lasts(fewest === most ? String(most) : `${fewest} ${offers.upTo} ${most}`, unit);

const airport = "Cape Town International Airport";

/** When a tour runs, if asked or if it does not run in the month mentioned; empty if it runs all year. */
function seasonIn(
  { offers, locale }: Answers,
  topic: Topic,
  { message, date }: { message: string; date: Party["date"] },
): string {
  const tour = knownTours().find(({ slug }) => topic.id === `tour-${slug}`);
  const named = readMonths(message);
  const said = named.length > 0 || date === undefined ? named : [monthOf(date)];
  const asksSeason = aspectsIn(message).includes("season");
  if (!tour?.months || (!asksSeason && said.every((month) => tour.months?.includes(month)))) return "";
  const name = (month: number) =>
    new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2026, month - 1, 1)));
  const [first = 1] = tour.months;
  return offers.outOfSeason(tour.name, offers.months(name(first), name(tour.months.at(-1) ?? first)));
}

/** Its name without the English article. */
const nameOf = ({ name }: Topic) => name.replace(/^the /, "");

function smallTalk(message: string, words: Answers): string {
  if (isAboutUs.test(message)) return words.about;
  if (meaningOf(message).length > 2) return "";
  if (isGreeting.test(message)) return words.greeting;
  return isThanks.test(message) ? words.thanks : "";
}

const paragraphs = (texts: readonly string[]) => texts.filter(Boolean).join("\n\n");
