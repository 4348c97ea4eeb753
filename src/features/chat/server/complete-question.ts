import { findSituation, isAboutSituation } from "#domain/chat/find-situation.ts";
import { ruledSituation } from "#domain/chat/ruled-situation.ts";
import { findThing } from "./find-topics.ts";
import { knownTours } from "./known-tours.ts";
import { asksTheSameOf, aspectsIn } from "./read-aspects.ts";
import { readPassengers, withoutParty } from "./read-passengers.ts";
import { placeNamed, readRoad } from "./read-road.ts";
import { dayIn, withoutDay } from "./read-trip.ts";
import { meaningOf } from "./read-words.ts";
import { asksForDrive } from "./tell-drive.ts";
import { asksForHire } from "./tell-hire.ts";

type Turns = readonly { readonly role: string; readonly content: string }[];

/** "And to Camps Bay?", "for 10", "the second one": completes a question from the previous messages. */
export function completeQuestion(message: string, conversation: Turns): string {
  const said = conversation.filter(({ role }) => role === "user").map(({ content }) => content);
  return (
    chosenTour(message, conversation) ??
    sameRoad(message, said) ??
    sameHire(message, said) ??
    changedTrip(message, said) ??
    sameMatter(message, said) ??
    message
  );
}

/** Only a number, a day or bags: a detail of the previous question. */
const addsToIt = (message: string): boolean =>
  meaningOf(message).every((term) => /^\d/.test(term) || partyWords.has(term)) &&
  /\d|\b(?:we|us|sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(
    message,
  );

const partyWords = new Set(
  meaningOf(
    `sunday monday tuesday wednesday thursday friday saturday today tomorrow next instead bags suitcases suitcase cases big
     large small day days people children child kids adults sorry oh now just forgot actually rather plus maybe eerder liever lieber plutot change
     january february march april may june july august september october november december
     two three four five six seven eight nine ten eleven twelve`,
  ),
);

function sameRoad(message: string, said: readonly string[]): string | undefined {
  const own = readRoad(message);
  if (own.from && own.to) return undefined;
  const before = said.map(readRoad).findLast(({ to }) => to !== undefined);
  if (!before?.to || !said.slice(-3).some((text) => readRoad(text).to)) return undefined;
  const asks = said.findLast((text) => aspectsIn(text).length > 0) ?? "";
  const from = before.from ? `from ${before.from.name} ` : "";
  const start = from || "from Cape Town ";
  const place = own.to ?? (asksTheSameOf.test(message) ? placeNamed(message) : undefined);
  if (place && asksTheSameOf.test(message) && from) {
    const request = asksForDrive(asks) ? "how far" : "how much";
    return `${request} ${from}to ${place.name} ${partyIn([message, ...said.toReversed()])}`;
  }
  if (own.to || own.from || placeNamed(message)) return undefined;
  const isBare = meaningOf(message).length === 0 && aspectsIn(message).some((aspect) => aspect === "price");
  const isDrive = asksForDrive(message);
  const isPriced = from !== "" || said.slice(-2).some((text) => aspectsIn(text).includes("price"));
  if (!isBare && !isDrive && !booksIt(message) && !(addsToIt(message) && isPriced)) return undefined;
  const party = isDrive ? "" : partyAfter(message, said);
  const mine = /\bplus\b/i.test(message) ? withoutParty(message) : message;
  return `${mine} ${isDrive ? "" : "price "}${start}to ${before.to.name} ${party}`.trim();
}

/** "Book it please", "I’ll take it": the transfer that was priced. */
const booksIt = (message: string): boolean =>
  /\b(?:book|reserve|take)\b/i.test(message) &&
  meaningOf(
    message.replaceAll(
      /\b(?:book\w*|reserve|take|ok|okay|yes|great|[iw]e?['’]ll|[iw]e?['’]d|it|that|this|one|please|now|want|like|let|us|me)\b/gi,
      " ",
    ),
  ).length === 0;

/** "Plus 5 kids" are added to the people mentioned before. */
function partyAfter(message: string, said: readonly string[]): string {
  const more = /\bplus\b/i.test(message) ? readPassengers(message) : undefined;
  const before = said.map(readPassengers).findLast((count) => count !== undefined);
  return more && before ? `for ${more + before} people` : partyIn([message, ...said.toReversed()]);
}

/** The last party size mentioned. */
function partyIn(said: readonly string[]): string {
  const passengers = said.map(readPassengers).find((count) => count !== undefined);
  return passengers === undefined ? "" : `for ${passengers} people`;
}

function sameHire(message: string, said: readonly string[]): string | undefined {
  const before = said.at(-1);
  return before && asksForHire(before) && addsToIt(message)
    ? `${before.replace(/\bfor \d+ people\b/i, "")} ${message}`
    : undefined;
}

/** "Sorry, make that 6", "and on Sunday?", "plus 5 kids": the previous trip for other people or another day. */
function changedTrip(message: string, said: readonly string[]): string | undefined {
  const before = said.at(-1);
  if (!before || !addsToIt(message) || isAboutSituation(before)) return undefined;
  if (!findThing(before, []) && !readRoad(before).to && !placeNamed(before)) return undefined;
  const days = /\b\d+ days?\b/i.exec(message)?.[0];
  if (days) return `${before.replace(/\b\d+ days?\b/i, "")} ${days}`;
  const [people, others] = [readPassengers(message), readPassengers(before)];
  const all = people !== undefined && /\bplus\b/i.test(message) ? people + (others ?? 0) : people;
  const trip = all === undefined ? before : withoutParty(before);
  const day = dayIn(message);
  return [day ? withoutDay(trip) : trip, day, all === undefined ? "" : `for ${all} people`].filter(Boolean).join(" ");
}

const startsAgain = /^\W*(?:(?:ok|okay|oh|so|well)\W+)?(?:and|or|what about|how about|also|but)\b/i;
const fewWords = 9;

/** "And at my hotel?", "and 5 hours before?": the previous subject with another place or hour. */
function sameMatter(message: string, said: readonly string[]): string | undefined {
  const before = said.at(-1);
  if (!before || !startsAgain.test(message) || message.split(/\s+/).length > fewWords) return undefined;
  if (readPassengers(message) !== undefined || dayIn(message)) return undefined;
  const matter = findSituation(before);
  const named = findThing(message, [])?.topic.kind;
  if (!matter || aspectsIn(message).length > 0 || named === "attraction" || ruledSituation(message)) return undefined;
  if (named === "tour" && !/\b(?:a|the|your|for) tours?\b/i.test(message)) return undefined;
  const together = `${before.replace(/[?.!\s]+$/, "")} ${message}`;
  return findSituation(together)?.id === matter.id ? together : undefined;
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "The second one" of the tours that our last answer listed. */
function chosenTour(message: string, conversation: Turns): string | undefined {
  const chosen = ordinals.findIndex((word) => new RegExp(`\\bthe ${word}(?: (?:one|tour))?\\b`, "i").test(message));
  const isLast = /\bthe last (?:one|tour)\b/i.test(message);
  if (chosen < 0 && !isLast) return undefined;
  const list = conversation.findLast(({ role }) => role === "assistant")?.content ?? "";
  const named = knownTours()
    .map(({ name }) => ({ name, at: list.indexOf(`${name} (`) < 0 ? list.indexOf(name) : list.indexOf(`${name} (`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const tour = named.length > 1 ? named.at(isLast ? -1 : chosen) : undefined;
  return tour && `${message.replace(/\bthe \w+(?: (?:one|tour))?\b/i, "")} ${tour.name} tour`.trim();
}
