import { expect, test } from "vitest";
import { sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCards } from "#testing/company/sample-tour-pages.ts";
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

test("every rating of the demo lies between 4.6 and 4.9", () => {
  expect(sampleCards).toHaveLength(10);
  for (const { rating } of sampleCards) {
    expect(rating).toBeGreaterThanOrEqual(4.6);
    expect(rating).toBeLessThanOrEqual(4.9);
  }
});
