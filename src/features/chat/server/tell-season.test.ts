import { describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { chatSettings } from "#testing/chat/chat-settings.ts";
import { knowSampleTours } from "#testing/chat/know-sample-tours.ts";
import { testNow } from "#testing/in-transaction.ts";
import { callTool } from "./call-tools.ts";
import { composeAnswer, type Question } from "./compose-answer.ts";
import { readMonths } from "./read-trip.ts";

knowSampleTours();

const around = { company: sampleCompany, now: testNow, tariff: sampleTariff, settings: chatSettings };
const ask = (message: string, conversation: Question["conversation"] = []) =>
  composeAnswer({ message, conversation }, around);

describe("a tour and a month out of season", () => {
  test.each([
    ["Can we go on the whale watching tour in January?", "June to November", "January"],
    ["How much is the whale watching tour on 3 December for 4 people?", "June to November", "December"],
    ["I want to book the whale watching tour for 2 people on 15 March 2027", "June to November", "March"],
    ["Do you do the West Coast tour in October?", "August to September", "October"],
    ["West Coast tour in May", "August to September", "May"],
  ])("%s", (message, season, month) => {
    expect(ask(message)).toMatch(new RegExp(`^\\S.* runs from ${season}\\. It doesn’t run in ${month}\\.`));
  });

  test("the date is left out of the booking link", () => {
    const answer = ask("I want to book the whale watching tour for 2 people on 15 March 2027");
    expect(answer).toContain("/booking?service=tours&destination=Whale+Watching&passengers=2");
    expect(answer).not.toContain("date=");
  });

  test("works for the tour mentioned before", () => {
    const before = "Tell me about the whale watching tour";
    const conversation: Question["conversation"] = [
      { role: "user", content: before },
      { role: "assistant", content: ask(before) },
    ];
    expect(ask("And in February?", conversation)).toContain("It doesn’t run in February.");
  });

  test("is given to a language model with the price", () => {
    const result = callTool("get_price", JSON.stringify({ offer: "whale watching tour in January" }), around);
    expect(result).toContain("It doesn’t run in January.");
  });
});

test.each([
  "Can we go on the whale watching tour in August?",
  "I want to book the whale watching tour on 28 November",
  "May we bring children on the whale watching tour?",
  "How much is the winelands tour in January?",
  "What does the whale watching tour cost?",
])("%s: season not mentioned", (message) => {
  expect(ask(message)).not.toContain("doesn’t run");
});

test.each([
  ["in January or early March", [1, 3]],
  ["3 May 2027", [5]],
  ["on May 3rd", [5]],
  ["may I march in", []],
  ["Sept and Dec", [9, 12]],
  ["someday", []],
])("the months in %j: %j", (text, months) => {
  expect(readMonths(text)).toEqual(months);
});
