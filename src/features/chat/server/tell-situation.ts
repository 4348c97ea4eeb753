import { chatFactsOf } from "#domain/chat/chat-facts.ts";
import { findSituation, secondSituation } from "#domain/chat/find-situation.ts";
import type { Situation } from "#domain/chat/situation.ts";
import { english } from "#features/content/words/chat/english.ts";
import { isForParty, situationLinks, situationText } from "./answer-situation.ts";
import { linkLine, type Part, type Topic } from "./describe-topic.ts";
import { findThing } from "./find-topics.ts";
import { invitationTo } from "./invite-booking.ts";
import { aspectsIn } from "./read-aspects.ts";
import { readRoad } from "./read-road.ts";
import { readTrip } from "./read-trip.ts";
import { meaningOf } from "./read-words.ts";
import type { Question, Surroundings } from "./understand-question.ts";

type Report = { readonly question: Question; readonly around: Surroundings; readonly price: string };

/** The text about a situation, with links to its pages. */
export function tellSituation({ id }: Situation, { question, around, price }: Report): string {
  const text = situationText(id, "en", chatFactsOf(around));
  if (id === "short-notice") {
    const topic = findThing(question.message, [])?.topic;
    return [text, linkLine(english.openBooking, invitationTo(question, topic, around.now).path)].join("\n\n");
  }
  if (id === "vehicles" && price) return [price, situationLinks(id, "en")].join("\n\n");
  const other = secondSituation(question.message, id);
  const also = other ? situationText(other, "en", chatFactsOf(around)) : "";
  return [id === "night-price" || isForParty(id) ? price : "", text, also, situationLinks(id, "en")]
    .filter(Boolean)
    .join("\n\n");
}

/** A general situation, unless a page covers it for the tour or sight in question, or a trip is requested. */
export function situationOf(message: string, parts: readonly Part[], now: Date): Situation | undefined {
  const situation = findSituation(message);
  if (!situation || situation.id === "how-to-book") return undefined;
  const named = findThing(message, aspectsIn(message))?.topic;
  const isSpokenOf = parts.some(({ head, topic }) => head !== undefined && hasPage(topic));
  const { destination, passengers, date } = readTrip(message, now);
  const road = readRoad(message);
  const isRoad = road.from !== undefined && road.to !== undefined && (passengers ?? date) !== undefined;
  const isTrip =
    isRoad || ((destination ?? named?.booking) !== undefined && passengers !== undefined && date !== undefined);
  if (situation.yieldsToPage === "spoken of before")
    return !(named && hasPage(named)) && isSpokenOf ? undefined : situation;
  // General answers about vehicles are vague, so a page that answers for its own vehicle is better.
  if (situation.id === "comfort" && parts.some(({ head }) => head !== undefined)) return undefined;
  if (situation.yieldsToPage === "answered")
    return parts.some(({ head = "", topic }) => hasPage(topic) && findSituation(head)?.id === situation.id)
      ? undefined
      : situation;
  if (situation.yieldsToPage === "anything") return parts.some(({ topic }) => hasPage(topic)) ? undefined : situation;
  // "And what does it cost?" is about the previous subject.
  const isOfBefore = parts.length > 0 && aspectsIn(message).length > 0 && meaningOf(message).length === 0;
  if (situation.yieldsToPage === "trip") return isTrip || isOfBefore ? undefined : situation;
  const isOnPage = (named && hasPage(named)) || isTrip || (situation.yieldsToPage === "spoken of" && isSpokenOf);
  return situation.yieldsToPage && isOnPage ? undefined : situation;
}

const hasPage = ({ kind }: Topic) => kind === "tour" || kind === "attraction" || kind === "package";
