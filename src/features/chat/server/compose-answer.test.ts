import { describe, expect, test } from "vitest";
import { type ChatFacts, chatFactsOf } from "#domain/chat/chat-facts.ts";
import { type Language, languages } from "#domain/chat/languages.ts";
import { situationIds } from "#domain/chat/situation.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { sampleCompany } from "#features/content/contract.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import { bookingQuestions } from "#testing/chat/booking-questions.ts";
import { foreignWordings } from "#testing/chat/foreign-wordings.ts";
import { hurriedWordings } from "#testing/chat/hurried-wordings.ts";
import { languageQuestions } from "#testing/chat/language-questions.ts";
import { otherWordings } from "#testing/chat/other-wordings.ts";
import { plainWordings } from "#testing/chat/plain-wordings.ts";
import { termQuestions } from "#testing/chat/term-questions.ts";
import { type ChatCase, travelQuestions } from "#testing/chat/travel-questions.ts";
import { tripQuestions } from "#testing/chat/trip-questions.ts";
import { goingLine, priceLine } from "../trips/server/price-trip.ts";
import { tellPlainTrip, tellTrip } from "../trips/server/tell-trip.ts";
import { situationText } from "./answer-situation.ts";
import { figuresIn } from "./check-reply.ts";
import { composeAnswer, type Question } from "./compose-answer.ts";
import { topics } from "./gather-topics.ts";
import { partyOf } from "./invite-booking.ts";
import { firmPrice } from "./price-party.ts";
import { understandQuestion } from "./understand-question.ts";

/** A Friday. */
const now = new Date("2026-11-20T08:00:00Z");
const around = { company: sampleCompany, now, tariff: startingTariff, settings: defaultSettings };

/** Asks one thing after the other and gives the last answer. */
function talk(said: ChatCase[0]): string {
  const turns: Question["conversation"] = [];
  for (const message of typeof said === "string" ? [said] : said) {
    const content = composeAnswer({ message, conversation: turns }, around).replaceAll("\u00a0", " ");
    turns.push({ role: "user", content: message }, { role: "assistant", content });
  }
  return turns.at(-1)?.content ?? "";
}

const groups = [
  ["on the road", travelQuestions],
  ["about a booking", bookingQuestions],
  ["in another language", languageQuestions],
  ["about a trip, with party and day", tripQuestions],
  ["about our terms, roads and hours", termQuestions],
] as const;

describe.each(groups)("questions %s", (_what, cases) => {
  test.each(cases)("%j", (said, fact, never) => {
    const answer = talk(said);
    expect(answer).toContain(fact);
    expect(answer).not.toContain(never);
    expect(madeUpIn(said, answer)).toEqual([]);
  });
});

const more = { en: [...hurriedWordings, ...plainWordings], ...foreignWordings };

describe.each(languages)("in other words, %s", (language) => {
  test.each([...otherWordings[language], ...more[language]])("%j", (said, situation) => {
    const told = situationText(situation, language, chatFactsOf(around)).replaceAll("\u00a0", " ");
    expect(talk(said)).toContain(told);
  });
});

/** What our pages, rules and settings say. */
const written: ReadonlySet<string> = new Set(
  [
    ...topics.flatMap(({ overview, aspects, passages }) => [
      ...[overview, ...Object.values(aspects)],
      ...passages.flatMap(({ head, text }) => [head, text]),
    ]),
    ...Object.values(chatFactsOf(around)).map(String),
  ].flatMap(figuresIn),
);
const sold = topics.flatMap(({ priced = [] }) => priced.flatMap(({ journeys }) => journeys));

/** What the till asks of a party, for everything we sell. */
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

/** The figures that the visitor said, and those of the till for their party. */
function figuresOf(said: ChatCase[0]): ReadonlySet<string> {
  const turns = typeof said === "string" ? [said] : said;
  const questions = turns.map((message, at) => {
    const conversation = turns.slice(0, at).map((content) => ({ role: "user" as const, content }));
    return understandQuestion({ message, conversation }).question;
  });
  const parties = questions.map((question) => partyOf(question, now));
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

/** As many as a price is told for when no one said how many. */
const defaultPassengers = 2;

/** The figures of an answer that no tool, page, setting or visitor gave. */
function madeUpIn(said: ChatCase[0], answer: string): readonly string[] {
  const unwritten = figuresIn(answer).filter((figure) => !written.has(figure));
  if (unwritten.length === 0) return [];
  const given = figuresOf(said);
  return unwritten.filter((figure) => !given.has(figure));
}

describe("the answers in each language", () => {
  const marked = { ...chatFactsOf(around) } as Record<string, unknown>;
  Object.keys(marked).forEach((name, at) => {
    if (typeof marked[name] === "string") marked[name] = `‹${900 + at}›`;
  });

  test.each(languages.flatMap((language) => situationIds.map((id) => [language, id] as const)))(
    "%s, %s: no figure of its own, and the same ones as in English",
    (language, id) => {
      const told = (tongue: Language) =>
        [true, false].flatMap((followsFlights) => {
          const facts = { ...marked, followsFlights } as unknown as ChatFacts;
          return figuresIn(situationText(id, tongue, facts).replaceAll(/‹900›|100%/g, ""));
        });
      const own = new Set(told(language));
      expect([...own].filter((figure) => Number(figure) < 900)).toEqual([]);
      expect([...own].sort()).toEqual([...new Set(told("en"))].sort());
    },
  );
});

test("where no service follows flights, no language says that we do", () => {
  const asked = [
    "My flight is delayed",
    "Mein Flug hat Verspätung",
    "Mon vol a du retard",
    "Mijn vlucht heeft vertraging",
    "My vlug is vertraag",
  ];
  const without = { ...around, followsFlights: false };
  const answers = asked.map((message) => composeAnswer({ message, conversation: [] }, without)).join("\n");
  expect(answers).not.toMatch(/We follow|Wir verfolgen|Nous suivons|Wij volgen|Ons volg/);
  expect(answers.match(/\+27 21 555 0123/g)).toHaveLength(asked.length);
});
