import { expect, test } from "vitest";
import { learnWeights } from "./learn-weights.ts";
import { hashOf } from "./message-features.ts";
import { type Subject, subjects } from "./subjects.ts";

const said: readonly (readonly [Subject, readonly string[]])[] = [
  ["tips", ["must I tip the driver", "do people tip here", "how much do you tip"]],
  ["pets", ["may the poodle ride with us", "our poodle is small", "a poodle and two people"]],
];
const examples = said.flatMap(([subject, messages]) => messages.map((message) => ({ subject, message })));

const weightOf = (word: string, subject: Subject) =>
  learnWeights(examples)
    .features.find(({ hash }) => hash === hashOf(`w:${word}`))
    ?.weights.find(([at]) => subjects[at] === subject)?.[1] ?? 0;

test("a word speaks for the subject it was said with", () => {
  expect(weightOf("tip", "tips")).toBeGreaterThan(0);
  expect(weightOf("poodle", "pets")).toBeGreaterThan(0);
});

test("a word that was said once tells nothing", () => {
  expect(weightOf("small", "pets")).toBe(0);
});

test("the same examples give the same weights", () => {
  expect(learnWeights(examples)).toEqual(learnWeights(examples));
});
