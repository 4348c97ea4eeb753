import { expect, test } from "vitest";
import { fillWords, unknownVariables } from "./canned-words.ts";

test.each([
  ["Hi {first_name}", { first_name: "Thandi" }, "Hi Thandi", []],
  ["Hi {first_name}", {}, "Hi {first_name}", ["first_name"]],
  ["{reference} and {reference}", { reference: "CTS-1" }, "CTS-1 and CTS-1", []],
  ["A fact is no pattern: {first_name}", { first_name: "$& {reference}" }, "A fact is no pattern: $& {reference}", []],
  ["{weather}", { first_name: "Thandi" }, "{weather}", []],
] as const)("%s", (text, facts, filled, missing) => {
  expect(fillWords(text, facts)).toEqual({ text: filled, missing });
});

test("a name that means nothing is found before it is kept", () => {
  expect(unknownVariables("Hi {first_name}, {weather} and {weather}")).toEqual(["weather"]);
});
