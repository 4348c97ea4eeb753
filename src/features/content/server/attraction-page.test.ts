import { expect, test } from "vitest";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import { attractionPage } from "./attraction-page.ts";

const read = async (slug: string) => {
  const answer = await attractionPage(undefined, { slug });
  return answer.ok ? answer.value : undefined;
};

test.each(attractionPages)("$name shows every neighbour and tour its words name", async ({ slug, near, tours }) => {
  const view = await read(slug);
  expect(view?.near.map((place) => place.slug)).toEqual(near);
  expect(view?.tours.map((tour) => tour.slug)).toEqual(tours);
});

test("a price the words of a place name is the price of the transfer", async () => {
  const view = await read("oudtshoorn");
  expect(view?.fare).toMatchObject({ kind: "town", from: 420_000 });
  expect(view?.questions.some(({ answer }) => answer.startsWith("From R4\u00a0200"))).toBe(true);
});

test("a tour keeps its own picture beside the sight of the same name", async () => {
  const view = await read("robben-island");
  expect(view?.tours[0]?.picture.path).toBe("/art/robben-island");
});

test("a place we do not describe is refused", async () => {
  expect(await attractionPage(undefined, { slug: "nowhere" })).toEqual({ ok: false, reason: "no_such_page" });
});
