import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import type { AttractionView } from "../words/page-shapes.ts";
import { attractionPage } from "./attraction-page.ts";

async function read(slug: string) {
  let view: AttractionView | undefined;
  await inTransaction(async (ctx) => {
    const answer = await attractionPage(ctx, { slug });
    if (answer.ok) view = answer.value;
  });
  return view;
}

test.each(attractionPages)("$name shows every neighbour and tour its words name", async ({ slug, near, tours }) => {
  const view = await read(slug);
  expect(view?.near.map((place) => place.slug)).toEqual(near);
  expect(view?.tours.map((tour) => tour.slug)).toEqual(tours);
});

test("a price the words of a place name is the price of the transfer", async () => {
  const view = await read("oudtshoorn");
  expect(view?.fare).toMatchObject({ kind: "town", from: 420_000 });
  expect(view?.questions.some(({ answer }) => answer.startsWith("From {town.Oudtshoorn}"))).toBe(true);
});

test("a tour keeps its own picture beside the sight of the same name", async () => {
  const view = await read("robben-island");
  expect(view?.tours[0]?.picture.path).toBe("/art/robben-island");
});

test("a place we do not describe is refused", () =>
  inTransaction(async (ctx) => {
    expect(await attractionPage(ctx, { slug: "nowhere" })).toEqual({ ok: false, reason: "no_such_page" });
  }));
