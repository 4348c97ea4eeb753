import { expect, test } from "vitest";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { tours } from "#domain/company/catalogue.ts";
import { claimFigures } from "#domain/company/claims.ts";
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

test("the demo company states a rating between 4.6 and 4.9 for every tour", () => {
  const { tourRatings } = claimFigures(sampleClaims);
  expect(Object.keys(tourRatings).toSorted()).toEqual(toursSummary.map(({ id }) => id).toSorted());
  for (const rating of Object.values(tourRatings)) {
    expect(rating).toBeGreaterThanOrEqual(4.6);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
});
