import { expect, test } from "vitest";
import { fillWords, namesIn } from "./fill-words.ts";

test.each([
  ["a value", "Trip {reference} moved", { reference: "CTS-1" }, "Trip CTS-1 moved"],
  ["a value twice", "{name}, dear {name}", { name: "Thandi" }, "Thandi, dear Thandi"],
  ["an empty one between blanks", "Please {held} pay", { held: "" }, "Please pay"],
  ["an empty one at the start", "{booked_by} Your booking", { booked_by: "" }, "Your booking"],
  ["an empty one at the end", "Changed. {news}", { news: "" }, "Changed."],
  ["an empty one before a full stop", "Reply {or_call}.", { or_call: "" }, "Reply."],
  ["one that is missing", "Hi {name},", {}, "Hi,"],
  ["two empty ones", "Yes. {a} {b} No.", { a: "", b: "" }, "Yes. No."],
  ["a number that is zero", "{left} days left", { left: 0 }, "0 days left"],
  ["a value that looks like a variable", "Hi {name}", { name: "{reference}", reference: "CTS-1" }, "Hi {reference}"],
] as const)("%s", (_what, text, values, drawn) => {
  expect(fillWords(text, values)).toBe(drawn);
});

test("names come once, in the order in which they are read", () => {
  expect(namesIn("{b} and {a}, then {b}")).toEqual(["b", "a"]);
});
