import { describe, expect, test } from "vitest";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { inFigures } from "../figures.ts";
import { legalDocuments } from "./legal-documents.ts";
import { legalLinks } from "./legal-links.ts";

const documents = Object.entries(legalDocuments);
const rulesOf = (text: (typeof documents)[number][1]) => text.sections.flatMap(({ rules }) => rules);

describe.each(documents)("%s", (slug, document) => {
  test("can be reached from the foot of every page, and its parts by their anchors", () => {
    expect(legalLinks.map(({ to }) => to)).toContain(`/legal/${slug}`);
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is plain: whole sentences without contractions", () => {
    for (const rule of rulesOf(inFigures(document, usualFigures))) {
      expect(rule).toMatch(/[.]$/);
      expect(rule).not.toMatch(/’(t|re|ll|ve)\b/);
    }
  });
});

test("terms and refunds follow what our team sets, and are read like that", () => {
  const set = { ...usualFigures, freeHours: 36, lateShare: 0.25, noShowShare: 0.8, ways: ["transfer"] as const };
  const [terms, refunds] = [legalDocuments.terms, legalDocuments.refunds].map((one) =>
    rulesOf(inFigures(one, set)).join("\n"),
  );
  expect(terms).toContain("free of charge up to 36 hours before pickup");
  expect(terms).toContain("Less than 36 hours before we charge 25% of the price, and 80% of the price for a no-show.");
  expect(terms).toContain("By bank transfer, in rand.");
  expect(refunds).toContain("Up to 36 hours before pickup: nothing.");
  expect(refunds).toContain("Less than 36 hours before pickup: 25% of the price.");
  expect(refunds).toContain("80% of the price for a no-show, with the evidence");
  for (const text of [terms, refunds]) expect(text).not.toMatch(/12 hours|50%/);
});

test("what limits a customer's rights stands out", () => {
  const conspicuous = legalDocuments.terms.sections.filter((section) => section.isConspicuous);
  expect(conspicuous.map(({ id }) => id)).toEqual(["liability"]);
});
