import { expect, test } from "vitest";
import { toursPage } from "./pages/tours-page.ts";
import { inTourCount } from "./tour-count.ts";

const { tours, hero, metaDescription, categories } = toursPage;

test.each([
  [tours.title, 10, "All 10 tours"],
  [tours.title, 12, "All 12 tours"],
  [tours.title, 1, "Our tour"],
  [tours.title, 0, "No tours at the moment"],
  ["10 private tours", 1, "Private tours"],
  ["coaches and 10 private tours.", 3, "coaches and 3 private tours."],
  ["Open at 10 on Sundays", 3, "Open at 10 on Sundays"],
])("%s, with %i on sale: %s", (written, count, shown) => expect(inTourCount(written, count)).toBe(shown));

test.each([0, 1, 2, 11])("with %i on sale, no text says that there are ten", (count) => {
  for (const text of [tours.title, hero.lead, metaDescription, categories.lead])
    expect(inTourCount(text, count)).not.toMatch(/\b10\b/);
});
