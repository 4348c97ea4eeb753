import { startingCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Duration, Tour, TourClosure } from "#domain/catalogue/tour.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";

/** The demo company’s tours, as far as they are sold and planned by it. Their pages are beside this file. */

const hours = (fewest: number, most: number): Duration => ({ fewest, most, unit: "hours" });

type Sample = Pick<Tour, "name" | "duration" | "startTimes"> & Partial<Tour>;
const tour = (slug: string, { name, ...more }: Sample): Tour => ({
  slug,
  state: "on_sale",
  bookSlug: slug,
  name,
  subject: `The ${name} tour`,
  months: null,
  closures: [],
  needsWeather: false,
  isArrangedAhead: false,
  noticeHours: null,
  ...more,
});

const winelandsHolidays: TourClosure = {
  when: { kind: "holidays", names: ["Good Friday", "Christmas Day"] },
  effect: "closed",
  text: "The Winelands tour doesn’t run on Good Friday and Christmas Day, when many tasting rooms are closed.",
};

const cycleTour: TourClosure = {
  when: { kind: "nth_weekday", nth: 2, weekday: 0, month: 3 },
  effect: "closed",
  text: "The Cape Peninsula tour doesn’t run on the second Sunday of March, which we keep free for the Cape Town Cycle Tour: it closes most of the loop.",
};

const cableway: TourClosure = {
  when: { kind: "months", months: [7, 8] },
  effect: "checked",
  text: "In July and August the cableway may be closed for its yearly maintenance. We check its dates before we confirm a Table Mountain tour in these months.",
};

const museum: TourClosure = {
  when: { kind: "weekdays", weekdays: [0] },
  effect: "partly",
  text: "The District Six Museum is closed on Sundays, so the tour then runs without it.",
};

export const sampleTours: readonly Tour[] = [
  tour("cape-peninsula", {
    name: "Cape Peninsula",
    duration: hours(8, 9),
    startTimes: ["08:00"],
    closures: [cycleTour],
  }),
  tour("winelands", {
    name: "Winelands",
    duration: hours(8, 9),
    startTimes: ["09:00"],
    closures: [winelandsHolidays],
  }),
  tour("table-mountain", {
    name: "Table Mountain",
    duration: hours(6, 7),
    startTimes: ["08:00"],
    closures: [cableway],
    needsWeather: true,
  }),
  tour("whale-watching", {
    name: "Whale Watching",
    duration: hours(8, 10),
    startTimes: ["08:00"],
    subject: "Whale watching",
    months: [6, 7, 8, 9, 10, 11],
    needsWeather: true,
  }),
  tour("township", {
    name: "Township",
    duration: hours(4, 5),
    startTimes: ["09:00"],
    bookSlug: "township-tour",
    closures: [museum],
  }),
  tour("sunset-photography", {
    name: "Sunset Photography",
    duration: hours(4, 5),
    startTimes: ["15:30"],
    needsWeather: true,
  }),
  tour("garden-route", {
    name: "Garden Route",
    duration: { fewest: 2, most: 3, unit: "days" },
    startTimes: ["07:00"],
    isArrangedAhead: true,
  }),
  tour("robben-island", {
    name: "Robben Island",
    duration: hours(5, 6),
    startTimes: ["07:45"],
    needsWeather: true,
    isArrangedAhead: true,
  }),
  // The wild flowers bloom in August and September.
  tour("west-coast", { name: "West Coast", duration: hours(10, 12), startTimes: ["07:30"], months: [8, 9] }),
  tour("overberg", { name: "Overberg", duration: hours(12, 14), startTimes: ["06:30"] }),
];

/** The first price list, of the demo company’s tours. */
export const sampleTariff: Tariff = { ...startingTariff, catalogue: { ...startingCatalogue, tours: sampleTours } };
