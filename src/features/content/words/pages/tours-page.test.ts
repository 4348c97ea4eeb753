import { expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { toursPage } from "./tours-page.ts";

test("four categories hold each of the ten tours once", () => {
  const named = toursPage.categories.items.flatMap((category) => category.tours);
  expect(toursPage.categories.items).toHaveLength(4);
  expect(named.toSorted()).toEqual(sampleTours.map(({ slug }) => slug).toSorted());
});
