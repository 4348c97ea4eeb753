import { expect, test } from "vitest";
import { airportRoutes } from "#domain/company/airport-routes.ts";
import { airportRoutePages } from "./all-airport-routes.ts";

const textOf = ({ lead, road, arrival, questions }: (typeof airportRoutePages)[number]) => [
  lead,
  ...road,
  arrival,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

test("every place has a page, and every page a place", () => {
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).toSorted();
  expect(slugs(airportRoutePages)).toEqual(slugs(airportRoutes));
});

test.each(airportRoutePages.map((page) => [page.slug, page] as const))("%s has something to say", (_, page) => {
  expect(textOf(page).join(" ").split(/\s+/).length).toBeGreaterThan(220);
  expect(page.questions.length).toBeGreaterThanOrEqual(2);
  expect(page.metaDescription.length).toBeLessThanOrEqual(175);
  expect(page.metaTitle.length).toBeLessThanOrEqual(80);
});

test("a time is said in minutes", () => {
  for (const page of airportRoutePages) expect(textOf(page).join(" "), page.slug).not.toMatch(/quarter of an hour/);
});

/** Seven words in a row that two pages share would be a template with the name changed. */
test("no two pages share a run of seven words", () => {
  const seen = new Map<string, string>();
  for (const page of airportRoutePages)
    for (const text of textOf(page)) {
      const words = text.toLowerCase().match(/[\p{L}\d’]+/gu) ?? [];
      for (let at = 0; at + 7 <= words.length; at++) {
        const run = words.slice(at, at + 7).join(" ");
        const other = seen.get(run);
        expect(other === undefined || other === page.slug, `“${run}” in ${other} and ${page.slug}`).toBe(true);
        seen.set(run, page.slug);
      }
    }
});
