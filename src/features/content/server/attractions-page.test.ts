import { expect, test } from "vitest";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import { attractionsPage } from "./attractions-page.ts";

test("every attraction with a page is listed once, in a group that has a name", async () => {
  const { groups } = (await attractionsPage()).value;
  const listed = groups.flatMap(({ places }) => places.map(({ slug }) => slug));
  expect(listed.toSorted()).toEqual(attractionPages.map(({ slug }) => slug).toSorted());
  expect(groups.filter(({ name, places }) => !name || places.length === 0)).toEqual([]);
});
