import { expect, test } from "vitest";
import { draftOf, emptyTour } from "#domain/catalogue/tour-draft.ts";
import { sampleRecords } from "#testing/company/sample-tour-pages.ts";
import type { TourForm } from "../contract.ts";
import { readDraft } from "./use-tour-draft.ts";

const forms = sampleRecords.map(({ tour: { slug, state: _state, ...facts }, texts }) => {
  const form: unknown = { ...facts, ...texts };
  return { slug, tour: form as TourForm };
});

test.each(forms)("what is shown of the $slug tour is what is saved", ({ slug, tour }) => {
  const read = readDraft(draftOf({ slug, price_cents: 129_900, tour }), tour);
  expect(read.problems).toEqual({});
  expect(read.tour).toEqual(tour);
  expect(read.price).toBe(129_900);
});

test("a new tour needs a name, a place and a text, and says so beside each", () => {
  expect(Object.keys(readDraft(emptyTour).problems)).toEqual(
    expect.arrayContaining(["slug", "name", "lead", "location"]),
  );
  const draft = { ...emptyTour, slug: "route-62", name: "Route 62", lead: "A day inland.", location: "Montagu" };
  expect(readDraft(draft)).toMatchObject({
    problems: {},
    price: null,
    tour: { bookSlug: "route-62", subject: "The Route 62 tour", months: null, closures: [] },
  });
});

test.each([
  ["closed | Monday, Tuesday | We rest.", { kind: "weekdays", weekdays: [1, 2] }],
  ["closed | June, July | Too wet.", { kind: "months", months: [6, 7] }],
  ["closed | 2026-12-25 | Christmas.", { kind: "dates", dates: ["2026-12-25"] }],
  ["closed | Good Friday | Shut.", { kind: "holidays", names: ["Good Friday"] }],
  ["closed | second Sunday of March | A race.", { kind: "nth_weekday", nth: 2, weekday: 0, month: 3 }],
])("%s", (closures, when) => {
  const draft = { ...emptyTour, slug: "a", name: "A", lead: "B", location: "C", closures };
  expect(readDraft(draft).tour?.closures[0]).toMatchObject({ effect: "closed", when });
});
