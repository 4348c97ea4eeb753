import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { type ChatFacts, chatFactsOf } from "#domain/chat/chat-facts.ts";
import { type Language, languages } from "#domain/chat/languages.ts";
import { situationIds } from "#domain/chat/situation.ts";
import { bookingQuestions } from "#testing/chat/booking-questions.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { foreignWordings } from "#testing/chat/foreign-wordings.ts";
import { hurriedWordings } from "#testing/chat/hurried-wordings.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { languageQuestions } from "#testing/chat/language-questions.ts";
import { madeUpFigures } from "#testing/chat/made-up-figures.ts";
import { otherWordings } from "#testing/chat/other-wordings.ts";
import { plainWordings } from "#testing/chat/plain-wordings.ts";
import { termQuestions } from "#testing/chat/term-questions.ts";
import { type ChatCase, travelQuestions } from "#testing/chat/travel-questions.ts";
import { tripQuestions } from "#testing/chat/trip-questions.ts";
import { situationText } from "./answer-situation.ts";
import { figuresIn } from "./check-reply.ts";
import { composeAnswer, type Question } from "./compose-answer.ts";

knowSampleTours();

/** A Friday. */
const now = new Date("2026-11-20T08:00:00Z");
const around = { company: sampleCompany, now, tariff: sampleTariff, settings: chatSettings };
const madeUpIn = madeUpFigures(around);

/** Sends one message after the other and returns the last answer. */
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

describe.each(languages)("in other wordings, %s", (language) => {
  test.each([...otherWordings[language], ...more[language]])("%j", (said, situation) => {
    const result = situationText(situation, language, chatFactsOf(around)).replaceAll("\u00a0", " ");
    expect(talk(said)).toContain(result);
  });
});

describe("the answers in each language", () => {
  const marked = { ...chatFactsOf(around) } as Record<string, unknown>;
  Object.keys(marked).forEach((name, at) => {
    // The names of vehicle classes are words, which each language has of its own.
    if (typeof marked[name] === "string") marked[name] = /Class(es)?$/.test(name) ? "vehicle" : `‹${900 + at}›`;
  });
  // One list of terms, which English has as a sentence.
  marked.ownTermsText = marked.ownTerms;

  test.each(languages.flatMap((language) => situationIds.map((id) => [language, id] as const)))(
    "%s, %s: no made-up figures, and the same ones as in English",
    (language, id) => {
      const summaryOf = (tongue: Language) =>
        [true, false].flatMap((followsFlights) => {
          const facts = { ...marked, followsFlights } as unknown as ChatFacts;
          return figuresIn(situationText(id, tongue, facts).replaceAll(/‹900›|100%/g, ""));
        });
      const own = new Set(summaryOf(language));
      expect([...own].filter((figure) => Number(figure) < 900)).toEqual([]);
      expect([...own].sort()).toEqual([...new Set(summaryOf("en"))].sort());
    },
  );
});

test("if no service tracks flights, no language says that we do", () => {
  const request = [
    "My flight is delayed",
    "Mein Flug hat Verspätung",
    "Mon vol a du retard",
    "Mijn vlucht heeft vertraging",
    "My vlug is vertraag",
  ];
  const without = { ...around, followsFlights: false };
  const answers = request.map((message) => composeAnswer({ message, conversation: [] }, without)).join("\n");
  expect(answers).not.toMatch(/We follow|Wir verfolgen|Nous suivons|Wij volgen|Ons volg/);
  expect(answers.match(/\+27 21 555 0123/g)).toHaveLength(request.length);
});
