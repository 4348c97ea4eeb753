import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { legalDifference } from "./legal-difference.ts";
import { type LegalWords, openMarks } from "./legal-text.ts";
import {
  dayInName,
  dayProblem,
  mayBeAccepted,
  nameOfVersion,
  replacedOn,
  standingOn,
  versionInForce,
} from "./legal-versions.ts";

const day = (text: string) => localDate(text);
const first = { name: "2026-11", fromDay: day("2026-11-17") };
const second = { name: "2026-12-01", fromDay: day("2026-12-01") };
const corrected = { name: "2026-12-01-2", fromDay: day("2026-12-01") };
const all = [first, second, corrected];

test.each([
  ["before any: the first", "2026-11-16", "2026-11"],
  ["the first day", "2026-11-17", "2026-11"],
  ["the day before the second", "2026-11-30", "2026-11"],
  ["two from one day: the last", "2026-12-01", "2026-12-01-2"],
] as const)("in force %s", (_when, on, name) => {
  expect(versionInForce(all, day(on))?.name).toBe(name);
});

test("a version is coming, in force, then past, until the day on which another replaces it", () => {
  const both = [first, second];
  expect(standingOn(both, "2026-12-01", day("2026-11-30"))).toBe("coming");
  expect(standingOn(both, "2026-12-01", day("2026-12-01"))).toBe("in_force");
  expect(standingOn(both, "2026-11", day("2026-12-01"))).toBe("past");
  expect(replacedOn(both, "2026-11")).toBe("2026-12-01");
  expect(replacedOn(both, "2026-12-01")).toBeNull();
});

test.each([
  ["the one in force", "2026-12-01", "2026-12-01", true],
  ["the one a page showed the day before", "2026-11", "2026-12-01", true],
  ["one replaced two days ago", "2026-11", "2026-12-02", false],
  ["one that is still to come", "2026-12-01", "2026-11-20", false],
  ["one that never was", "2025-01", "2026-12-01", false],
] as const)("accepting %s", (_which, name, on, may) => {
  expect(mayBeAccepted([first, second], name, new Date(`${on}T21:59:00Z`))).toBe(may);
});

test("a version is named by its first day, a second of that day by its number", () => {
  expect(nameOfVersion(["2026-11"], day("2026-12-01"))).toBe("2026-12-01");
  expect(nameOfVersion(["2026-11", "2026-12-01"], day("2026-12-01"))).toBe("2026-12-01-2");
  expect(dayInName("2026-12-01-2")).toBe("2026-12-01");
  expect(dayInName("2026-11")).toBeNull();
});

test.each([
  ["yesterday", "2026-11-18", "day_past"],
  ["today", "2026-11-19", "before_coming"],
  ["after the one to come", "2026-12-02", null],
] as const)("publishing from %s", (_when, from, problem) => {
  expect(dayProblem([first, second], day(from), day("2026-11-19"))).toBe(problem);
});

const words: LegalWords = {
  title: "Terms of {company}",
  lead: "Ours and yours",
  metaTitle: "Terms",
  metaDescription: "Terms",
  sections: [
    { id: "price", title: "Price", rules: ["In rand.", "By card."], isConspicuous: false },
    { id: "law", title: "Law", rules: ["Of South Africa."], isConspicuous: false },
  ],
};
const [price, law] = words.sections as [LegalWords["sections"][number], LegalWords["sections"][number]];

test("a difference names what was added and removed, and leaves out what is the same", () => {
  const after = { ...words, sections: [{ ...price, rules: ["In rand.", "By card or transfer."] }, law] };
  expect(legalDifference(words, after)).toEqual([
    {
      title: "Price",
      lines: [
        { kind: "same", text: "Price" },
        { kind: "same", text: "In rand." },
        { kind: "removed", text: "By card." },
        { kind: "added", text: "By card or transfer." },
      ],
    },
  ]);
  expect(legalDifference(words, words)).toEqual([]);
});

test.each([
  ["a section that is gone", [price], ["Law"]],
  ["a section more", [price, law, { ...law, id: "new", title: "More" }], ["More"]],
  ["another order", [law, price], ["Order of the sections"]],
  ["a section that is highlighted", [price, { ...law, isConspicuous: true }], ["Law"]],
])("%s is a difference", (_what, sections, titles) => {
  expect(legalDifference(words, { ...words, sections }).map(({ title }) => title)).toEqual(titles);
});

test("marks that no figure fills are found, once each", () => {
  expect(openMarks(words)).toEqual(["{company}"]);
  expect(openMarks({ ...words, title: "T", sections: [{ ...price, rules: ["{typo} and {typo} {open"] }] })).toEqual([
    "{typo}",
    "{open",
  ]);
});
