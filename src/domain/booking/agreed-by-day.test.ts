import { expect, test } from "vitest";
import { cents } from "../money/money.ts";
import { type ChangedPrice, differenceOfChange } from "./agreed-by-day.ts";

/** Three days of a coach, which the tariff has at R4 200 a day, agreed at R9 500. */
const agreed: ChangedPrice = {
  state: "confirmed",
  totalCents: 2_850_000,
  besideCents: cents(0),
  before: cents(1_260_000),
  after: cents(1_680_000),
  isHired: true,
  days: { before: 3, after: 4 },
  change: { returnAt: new Date("2026-12-05T06:00:00Z") },
};

test.each<[string, Partial<ChangedPrice>, number | null]>([
  ["a day more costs a day of what was agreed", {}, 950_000],
  ["two days less are two of its days less", { days: { before: 3, after: 1 }, after: cents(420_000) }, -1_900_000],
  ["to the cent, where it isn’t a whole one a day", { totalCents: 1_000_000 }, 333_333],
  ["fees and waiting are no part of a day", { totalCents: 2_900_000, besideCents: cents(50_000) }, 950_000],
  ["sold by the tariff, it costs what the tariff says", { totalCents: 1_260_000 }, 420_000],
  ["sold by the tariff, with a fee that was kept", { totalCents: 1_310_000, besideCents: cents(50_000) }, 420_000],
  [
    "on the same days the tariff’s difference counts",
    { days: { before: 3, after: 3 }, after: cents(1_300_000) },
    40_000,
  ],
  ["the tariff has no price for it at all", { before: null, after: null }, 950_000],
  ["more days than the tariff prices are for our team", { after: null }, null],
  ["a tour is not agreed by the day", { isHired: false }, null],
  [
    "with something else that has a price, our team says what it costs",
    { change: { ...agreed.change, extraStops: ["Paarl"] } },
    null,
  ],
  [
    "with another phone number it is still a day more",
    { change: { ...agreed.change, phone: "+27 82 555 0100" } },
    950_000,
  ],
  ["a request has agreed to nothing yet", { state: "requested" }, 420_000],
  ["nothing is agreed", { totalCents: null }, 420_000],
])("%s", (_what, changed, difference) => {
  expect(differenceOfChange({ ...agreed, ...changed })).toBe(difference);
});
