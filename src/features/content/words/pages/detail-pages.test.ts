import { describe, expect, test } from "vitest";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { attractionPages } from "../attractions/all-attractions.ts";
import { inFigures } from "../figures.ts";
import { servicePages } from "../services/all-services.ts";
import { tourPages } from "../tours/all-tours.ts";

const pages = [
  ...tourPages.map((page) => ({ address: `/tours/${page.slug}`, page })),
  ...attractionPages.map((page) => ({ address: `/attractions/${page.slug}`, page })),
  ...servicePages.map((page) => ({ address: `/services/${page.slug}`, page })),
].map(({ address, page }) => ({ address, page: inFigures(page, usualFigures) }));

/** Every text of a page, however deep it lies. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
const sentencesOf = (page: object) => textsOf(page).flatMap((text) => text.split(/(?<=[.?!])\s+/));
const wordsOf = (page: object) =>
  textsOf(page)
    .filter((text) => text.length > 60)
    .flatMap((text) => text.split(/\s+/)).length;

test("forty pages are written: ten tours, twenty-three attractions, seven services", () => {
  expect([tourPages.length, attractionPages.length, servicePages.length]).toEqual([10, 23, 7]);
  expect(new Set(pages.map((page) => page.address)).size).toBe(40);
});

test.each(pages)("$address has at least 350 words of running text", ({ page }) => {
  expect(wordsOf(page)).toBeGreaterThanOrEqual(350);
});

test.each(pages)("$address has a title and a description of a length that search engines show", ({ page }) => {
  expect(page.metaTitle.length).toBeLessThanOrEqual(65);
  expect(page.metaDescription.length).toBeGreaterThanOrEqual(110);
  expect(page.metaDescription.length).toBeLessThanOrEqual(160);
});

test("no two pages share a sentence of over 60 characters", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { address, page } of pages)
    for (const sentence of new Set(sentencesOf(page).filter((text) => text.length > 60))) {
      const other = seen.get(sentence);
      if (other) shared.push(`${address} and ${other}: ${sentence}`);
      seen.set(sentence, address);
    }
  expect(shared).toEqual([]);
});

describe("what a page points to exists", () => {
  const tours = new Set<string>(tourPages.map((page) => page.slug));
  const attractions = new Set<string>(attractionPages.map((page) => page.slug));
  test.each(tourPages)("tour $slug", (page) => {
    expect(page.related.filter((slug) => !tours.has(slug) || slug === page.slug)).toEqual([]);
    expect(page.itinerary.length).toBeGreaterThanOrEqual(4);
    expect(page.stops.length).toBeGreaterThanOrEqual(2);
  });
  test.each(attractionPages)("attraction $slug", (page) => {
    expect(page.near.filter((slug) => !attractions.has(slug) || slug === page.slug)).toEqual([]);
    expect(page.tours.filter((slug) => !tours.has(slug))).toEqual([]);
    expect(page.position.lat).toBeLessThan(-32);
  });
});
