import { expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { tourPages } from "./all-tours.ts";

test("a sight that a tour page says is closed on a weekday warns at that date", () => {
  const said = tourPages.filter((page) => /closed on \w+days/i.test(JSON.stringify(page)));
  expect(said.map(({ slug }) => slug)).toContain("township");
  for (const { slug } of said)
    expect(
      sampleTours.find((tour) => tour.slug === slug)?.closures.map(({ when }) => when.kind),
      slug,
    ).toContain("weekdays");
});
