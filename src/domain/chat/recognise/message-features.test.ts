import { expect, test } from "vitest";
import { featuresOf, hashOf } from "./message-features.ts";

const names = (message: string) => [...featuresOf(message).keys()];

test.each([
  ["words and their neighbours", "flight delayed", ["w:flight", "w:delayed", "b:flight delayed"]],
  ["parts of words, so that a misspelt one still tells", "suitcase", ["c:^sui", "c:case", "c:ase$"]],
  ["the concepts it holds, alone and in pairs", "my flight is delayed", ["k:delay", "k:flight", "p:delay+flight"]],
  ["what our rules take it for", "my flight is delayed", ["r:flight-delay"]],
  ["that there is a flight number, not which", "BA043 is late", ["w:flightno"]],
  ["that there is an hour, not which", "at 22:15 or 3pm", ["w:clock"]],
])("%s", (_what, message, expected) => {
  expect(names(message)).toEqual(expect.arrayContaining(expected));
});

test("a feature is kept as a number of 32 bits", () => {
  expect(hashOf("w:flight")).not.toBe(hashOf("w:flights"));
  expect(hashOf("w:flight")).toBeLessThan(2 ** 32);
});
