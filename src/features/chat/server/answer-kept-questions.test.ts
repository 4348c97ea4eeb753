import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import kept from "#testing/chat/kept-questions.json" with { type: "json" };
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { madeUpFigures } from "#testing/chat/made-up-figures.ts";
import { composeAnswer, type Question } from "./compose-answer.ts";

knowSampleTours();

/** The Tuesday on which the questions were written. */
const now = new Date("2026-11-17T12:00:00Z");
const around = { company: sampleCompany, now, tariff: sampleTariff, settings: chatSettings };
const madeUpIn = madeUpFigures(around);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");
const matches = (pattern: string, answer: string) => new RegExp(plain(pattern), "i").test(answer);

function talk(turns: readonly string[]): string {
  const conversation: Question["conversation"] = [];
  for (const message of turns) {
    const content = plain(composeAnswer({ message, conversation }, around));
    conversation.push({ role: "user", content: message }, { role: "assistant", content });
  }
  return conversation.at(-1)?.content ?? "";
}

/** Written by people who did not know the chat’s answers, and run for the first time only when complete. */
describe("questions kept for checking", () => {
  test.each(kept)("$turns", ({ turns, must, mustNot }) => {
    const answer = talk(turns);
    expect(must.filter((pattern) => !matches(pattern, answer))).toEqual([]);
    expect(mustNot.filter((pattern) => matches(pattern, answer))).toEqual([]);
    expect(madeUpIn(turns, answer)).toEqual([]);
  });
});
