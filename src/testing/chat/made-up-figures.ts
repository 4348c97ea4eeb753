import { chatFactsOf } from "#domain/chat/chat-facts.ts";
import { figuresIn } from "#features/chat/server/check-reply.ts";
import { inOurWords } from "#features/chat/server/compose-answer.ts";
import { topics } from "#features/chat/server/gather-topics.ts";
import { partyOf } from "#features/chat/server/invite-booking.ts";
import { firmPrice } from "#features/chat/server/price-party.ts";
import { goingLine, priceLine } from "#features/chat/server/price-trip.ts";
import { tellPlainTrip, tellTrip } from "#features/chat/server/tell-trip.ts";
import { type Surroundings, understandQuestion } from "#features/chat/server/understand-question.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import type { ChatCase } from "./travel-questions.ts";

/** Finds the figures of an answer that no tool, page, setting or visitor gave. */
export function madeUpFigures(around: Surroundings): (said: ChatCase[0], answer: string) => readonly string[] {
  knowSampleTours();
  /** The answers of our pages, rules and settings. */
  const written: ReadonlySet<string> = new Set(
    [
      ...topics().flatMap(({ overview, aspects, passages }) => [
        overview,
        ...Object.values(aspects),
        ...passages.flatMap(({ head, text }) => [head, text]),
      ]),
      ...Object.values(chatFactsOf(around)).map(String),
    ].flatMap((text) => figuresIn(inOurWords(text, around))),
  );
  const sold = topics().flatMap(({ priced = [] }) => priced.flatMap(({ journeys }) => journeys));

  /** The calculated prices of everything we sell, by party size. */
  const tills = new Map<string, readonly string[]>();
  function tillOf(party: Parameters<typeof firmPrice>[1]): readonly string[] {
    const key = JSON.stringify(party);
    const known = tills.get(key) ?? sold.flatMap((journey) => figuresIn(firmPrice(journey, party, around) ?? ""));
    tills.set(key, known);
    return known;
  }

  const wordsOf = (said: ChatCase[0]) => {
    const message = typeof said === "string" ? said : (said.at(-1) ?? "");
    return answersIn[understandQuestion({ message, conversation: [] }).language];
  };

  /** The figures that the visitor wrote, and the calculated prices for their party. */
  function figuresOf(said: ChatCase[0]): ReadonlySet<string> {
    const turns = typeof said === "string" ? [said] : said;
    const questions = turns.map((message, at) => {
      const conversation = turns.slice(0, at).map((content) => ({ role: "user" as const, content }));
      return understandQuestion({ message, conversation }).question;
    });
    const parties = questions.map((question) => partyOf(question, around.now));
    const people = [...parties.flatMap(({ passengers }) => passengers ?? []), defaultPassengers];
    const dates = new Set(parties.map(({ date }) => date));
    const prices = [...new Set(people)].flatMap((passengers) =>
      [...dates].flatMap((date) => tillOf({ passengers, date })),
    );
    const roads = questions.flatMap(({ message }, at) => [
      priceLine(message, { ...around, party: parties[at] ?? {} }),
      goingLine(message, { ...around, party: parties[at] ?? {} }),
      tellPlainTrip(message, wordsOf(said)),
      tellTrip(message, wordsOf(said), { party: parties[at] ?? {}, around }),
    ]);
    return new Set([
      ...prices,
      ...people.map(String),
      ...[...questions.map(({ message }) => message), ...roads].flatMap(figuresIn),
    ]);
  }

  /** The party size a price is quoted for when the visitor gave none. */
  const defaultPassengers = 2;

  return (said, answer) => {
    const unwritten = figuresIn(answer).filter((figure) => !written.has(figure));
    if (unwritten.length === 0) return [];
    const result = figuresOf(said);
    return unwritten.filter((figure) => !result.has(figure));
  };
}
