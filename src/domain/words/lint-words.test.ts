import { describe, expect, test } from "vitest";
import { lintText, lintTexts, mayBeSaved } from "./lint-words.ts";

const ours = "Trip {reference} on {at} is yours. See {link}.";
const lint = (text: string, more: Partial<Parameters<typeof lintText>[0]> = {}) =>
  lintText({ place: "opening", text, ours, ...more });
const errors = (text: string, more: Partial<Parameters<typeof lintText>[0]> = {}) =>
  lint(text, more).filter(({ level }) => level === "error");

describe("keeps a text from being saved", () => {
  test.each([
    ["nothing", "  ", "Enter a text, or restore ours."],
    ["an unknown variable", "{reference} {at} {link} {seat}", "There is no variable {seat} here."],
    ["a missing reference", "{at}: {link}", "{reference} is missing."],
    ["a missing link", "{reference} at {at}", "{link} is missing."],
    ["a bracket of another system", "{reference} {link} {{name}}", "would be sent as it is"],
    ["a bracket left open", "{reference} {link} {name", "would be sent as it is"],
    ["a note to oneself", "{reference} {link} TBC", "“TBC” would be sent as it is."],
    ["HTML", "{reference} {link} <b>now</b>", "would be sent as it is"],
    ["a typed link", "{reference} {link} https://old.example/page", "A link can’t be typed."],
    ["marketing", "{reference} {link} Enjoy 10% off your next trip", "This reads as marketing."],
  ])("%s", (_what, text, said) => {
    expect(
      errors(text)
        .map((one) => one.text)
        .join(" "),
    ).toContain(said);
  });

  test("an empty subject by its name", () => {
    expect(errors("", { place: "subject" })).toEqual([{ place: "subject", level: "error", text: "Enter a subject." }]);
  });

  test("marketing goes to those who agreed to it", () => {
    expect(errors("{reference} {link} Enjoy 10% off", { isMarketing: true })).toEqual([]);
  });
});

test("another order and other words are fine; a variable that is not needed is a hint", () => {
  expect(mayBeSaved(lint("See {link} for {reference}, {at}."))).toBe(true);
  expect(lint("See {link} for {reference}.")).toEqual([
    { place: "opening", level: "hint", text: "Our text has {at} too." },
  ]);
});

const sms = (text: string, variables = "") =>
  lintText({ place: "body", text: text + variables, ours: variables || "x", isForPhones: true }).filter(
    ({ level }) => level === "warning",
  );

/** The company’s short name and a colon come first. */
const beside = 14;

test.each([
  ["160 plain letters", "a".repeat(160 - beside), "", 0],
  ["161 plain letters", "a".repeat(161 - beside), "", 1],
  ["159 and a euro sign, which counts twice", `${"a".repeat(159 - beside)}€`, "", 1],
  ["70 with a letter beyond the alphabet", `${"a".repeat(69 - beside)}š`, "", 0],
  ["71 with a letter beyond the alphabet", `${"a".repeat(70 - beside)}š`, "", 1],
  ["curly quotes are sent as straight ones", `${"a".repeat(158 - beside)}’s`, "", 0],
  ["variables count as long as they usually are", "a".repeat(151 - beside), "{reference}", 1],
  ["and still fit", "a".repeat(150 - beside), "{reference}", 0],
] as const)("an SMS: %s", (_what, text, variables, warnings) => {
  expect(sms(text, variables)).toHaveLength(warnings);
});

test("the house style is a hint only", () => {
  const findings = lint("Kindly e-mail us about {reference} by 15/11/2026, {at}: {link}");
  expect(findings.every(({ level }) => level === "hint")).toBe(true);
  expect(findings).toHaveLength(3);
});

test("texts that are as ours are not looked at", () => {
  expect(lintTexts({ a: "Save 10 now!", b: "" }, { a: "Save 10 now!", b: "x" })).toMatchObject([{ place: "b" }]);
});
