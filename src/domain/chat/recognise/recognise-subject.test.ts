import fs from "node:fs";
import { expect, test } from "vitest";
import { recogniseSubject } from "./recognise-subject.ts";
import { type Subject, subjects } from "./subjects.ts";

test.each<[string, Subject]>([
  ["the van broke down on the N1 and we have a plane at five", "breakdown"],
  ["he drives far too fast and the children are scared", "unsafe-driving"],
  ["I did the EFT this morning, where do I send the slip", "transfer-proof"],
  ["can I cancel only the way back and keep the first trip", "part-cancel"],
  ["how long is your quote valid", "quote-validity"],
  ["my daughter of 14 travels by herself, is that possible", "minor-alone"],
  ["eleven waiters home every night after closing", "staff-transport"],
  ["eighty guests from the church to the wedding venue", "event-transport"],
  ["am I talking to a robot", "robot"],
  ["Stellenbosch on Sunday for 14", "n-trip"],
  ["how much is the winelands tour", "n-tour"],
])("%s", (message, subject) => {
  expect(recogniseSubject(message)[0]?.subject).toBe(subject);
});

test("all shares add up to 1, the likeliest first", () => {
  const guesses = recogniseSubject("my plane is late");
  expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(guesses.map(({ share }) => share)).toEqual(guesses.map(({ share }) => share).toSorted((a, b) => b - a));
});

test("what no example resembles is recognised as nothing", () => {
  expect(recogniseSubject("qwerty zxcvb")[0]?.share).toBeLessThan(0.2);
});

const examplesOf = (name: string): Record<string, string[]> =>
  JSON.parse(fs.readFileSync(new URL(`../examples/${name}.json`, import.meta.url), "utf8"));

test.each(["english", "german", "french", "dutch", "afrikaans"])("%s has examples of every subject", (name) => {
  const examples = examplesOf(name);
  expect(Object.keys(examples).toSorted()).toEqual([...subjects].toSorted());
  for (const messages of Object.values(examples)) expect(messages.length).toBeGreaterThanOrEqual(20);
});

test("the weights were learned from these examples", () => {
  const all = Object.entries(examplesOf("english")).flatMap(([subject, messages]) =>
    messages.map((message) => ({ subject, message })),
  );
  const request = all.filter((_, at) => at % 20 === 0);
  const right = request.filter(({ subject, message }) => recogniseSubject(message)[0]?.subject === subject);
  expect(right.length / request.length).toBeGreaterThan(0.9);
});
