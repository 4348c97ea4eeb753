import { expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { localDate } from "../time/local-time.ts";
import { closureOn, inSeasonOrder, type Tour, tourHours } from "./tour.ts";

/** One of them is closed on a date of its own. */
const tours: readonly Tour[] = sampleTours.map((tour) =>
  tour.slug === "overberg"
    ? { ...tour, closures: [{ when: { kind: "dates", dates: ["2027-05-01"] }, effect: "closed", text: "Closed." }] }
    : tour,
);

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
  ["overberg", "2027-05-01", "closed"],
  ["overberg", "2027-05-02", undefined],
])("%s on %s: %s", (slug, date, effect) => {
  const tour = tours.find((one) => one.slug === slug);
  expect(tour && closureOn(tour, localDate(date))?.effect).toBe(effect);
});

test("a tour closed on a holiday by name follows the company’s calendar when the holiday is moved", () => {
  const winelands = tours.find((one) => one.slug === "winelands");
  const holidays = {
    added: [{ on: localDate("2027-12-28"), name: "Christmas Day" }],
    removed: [localDate("2027-12-25")],
  };
  const closes = (date: string) => winelands && closureOn({ ...winelands, holidays }, localDate(date))?.effect;
  expect(["2027-12-25", "2027-12-28", "2027-12-29"].map(closes)).toEqual([undefined, "closed", undefined]);
});

test.each([
  [{ fewest: 8, most: 9, unit: "hours" }, 9],
  [{ fewest: 4, most: null, unit: "hours" }, 4],
  [{ fewest: 1, most: 1, unit: "days" }, 9],
  [{ fewest: 2, most: 3, unit: "days" }, 57],
] as const)("%j keeps a vehicle for %d hours", (duration, hours) => {
  expect(tourHours({ duration })).toBe(hours);
});

test.each([
  [
    [8, 6, 7],
    [6, 7, 8],
  ],
  [
    [1, 2, 11, 12],
    [11, 12, 1, 2],
  ],
  [
    [1, 3],
    [1, 3],
  ],
  [[], []],
])("%j is the season %j", (months, season) => {
  expect(inSeasonOrder(months)).toEqual(season);
});
