import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { tours } from "./catalogue.ts";
import { closureOn, tourClosures, tourSeasons } from "./tour-calendar.ts";

test.each([
  ["winelands", "2026-12-25", "closed"],
  ["winelands", "2026-12-24", undefined],
  ["winelands", "2027-03-26", "closed"],
  ["winelands", "2027-03-29", undefined],
  // In 2022 Christmas Day was a Sunday: the Monday is free, but the farms are open.
  ["winelands", "2022-12-26", undefined],
  ["cape-peninsula", "2027-03-07", undefined],
  ["cape-peninsula", "2027-03-14", "closed"],
  ["cape-peninsula", "2027-03-15", undefined],
  ["cape-peninsula", "2027-03-21", undefined],
  ["cape-peninsula", "2026-03-08", "closed"],
  ["cape-peninsula", "2027-02-14", undefined],
  ["table-mountain", "2027-06-30", undefined],
  ["table-mountain", "2027-07-01", "checked"],
  ["table-mountain", "2027-08-31", "checked"],
  ["table-mountain", "2027-09-01", undefined],
  ["township", "2026-12-25", undefined],
  ["township", "2026-12-27", "partly"],
  ["township", "2026-12-28", undefined],
])("%s on %s: %s", (tour, date, effect) => {
  expect(closureOn(tour, localDate(date))?.effect).toBe(effect);
});

test("every rule is about a tour we sell", () => {
  const slugs = tours.map(({ slug }) => slug);
  for (const tour of [...Object.keys(tourSeasons), ...tourClosures.map((one) => one.tour)])
    expect(slugs).toContain(tour);
});
