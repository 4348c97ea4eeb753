import { expect, test } from "vitest";
import { aClass, capital, inWords } from "./class-words.ts";

const german = { sedan: "Eine Limousine" };

test.each([
  ["a class as at the start, in the words of the language", { id: "sedan", name: "Sedan" }, "Eine Limousine"],
  ["a renamed one, by its name", { id: "sedan", name: "Estate" }, "Estate"],
  ["one of the company’s own, by its name", { id: "safari", name: "Safari truck" }, "Safari truck"],
])("%s", (_which, named, words) => {
  expect(inWords(german, named)).toBe(words);
});

test("a name has its article", () => {
  expect([aClass("Sedan"), aClass("Estate"), capital(aClass("Estate"))]).toEqual(["a sedan", "an estate", "An estate"]);
});
