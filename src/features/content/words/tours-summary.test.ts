import { expect, test } from "vitest";
import { sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { toursSummary } from "./tours-summary.ts";

test("the posters show the ten tours of the catalogue", () => {
  const shown = toursSummary.map(({ id, title }) => ({ id, title }));
  const sold = tours.map(({ slug, name }) => ({ id: slug, title: name }));
  expect(shown).toHaveLength(10);
  expect(shown).toEqual(expect.arrayContaining(sold));
});

test.each(tours)("$name leads to its own pages and says how long it takes", ({ slug, bookSlug, duration, months }) => {
  const shown = toursSummary.find((tour) => tour.id === slug);
  expect(shown?.detailPage).toBe(`/tours/${slug}`);
  expect(shown?.bookingRoute).toBe(`/book/${bookSlug}`);
  expect(shown?.duration).toContain(`${duration.fewest}–${duration.most}`);
  expect(Boolean(shown?.season)).toBe(months !== null);
});

test("every rating lies between 4.6 and 4.9", () => {
  for (const { rating } of toursSummary) {
    expect(rating).toBeGreaterThanOrEqual(4.6);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
});
