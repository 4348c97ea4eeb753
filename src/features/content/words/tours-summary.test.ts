import { expect, test } from "vitest";
import { sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { claimFigures } from "#domain/company/claims.ts";
import { tourSummary } from "./tours-summary.ts";

test.each(tours)("$name leads to its own pages and says how long it takes", (tour) => {
  const { slug, bookSlug, name, duration, months } = tour;
  const shown = tourSummary(tour);
  expect(shown.title).toBe(name);
  expect(shown.detailPage).toBe(`/tours/${slug}`);
  expect(shown.bookingRoute).toBe(`/book/${bookSlug}`);
  expect(shown.duration).toContain(`${duration.fewest}–${duration.most}`);
  expect(Boolean(shown.season)).toBe(months !== null);
});

test.each([
  [{ fewest: 8, most: 9, unit: "hours" }, null, "8–9\u00a0h", undefined],
  [{ fewest: 8, most: null, unit: "hours" }, [8], "8+\u00a0h", "August"],
  [{ fewest: 1, most: 1, unit: "days" }, [11, 12, 1], "1 day", "November–January"],
  [{ fewest: 90, most: 90, unit: "minutes" }, null, "90\u00a0min", undefined],
] as const)("%j in %j reads %s, %s", (duration, months, text, season) => {
  const shown = tourSummary({ slug: "a", bookSlug: "a", name: "A", duration, months });
  expect([shown.duration, shown.season]).toEqual([text, season]);
});

test("the demo company states a rating between 4.6 and 4.9 for every tour", () => {
  const { tourRatings } = claimFigures(sampleClaims);
  expect(Object.keys(tourRatings).toSorted()).toEqual(tours.map(({ slug }) => slug).toSorted());
  for (const rating of Object.values(tourRatings)) {
    expect(rating).toBeGreaterThanOrEqual(4.6);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
});
