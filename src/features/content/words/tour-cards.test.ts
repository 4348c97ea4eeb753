import { expect, test } from "vitest";
import { tourCards } from "./tour-cards.ts";
import { tourPages } from "./tours/all-tours.ts";

test.each(tourPages)("the card of $slug says what its page says", ({ slug, location, highlights }) => {
  expect(tourCards[slug]).toEqual({ location, highlights: highlights.slice(0, 4) });
});
