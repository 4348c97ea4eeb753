import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { services } from "#domain/company/catalogue.ts";
import { bookingPages, fleetOf } from "./summarise-service.ts";

test("every service is booked where the catalogue says", () => {
  expect(bookingPages).toEqual(Object.fromEntries(services.map(({ slug, bookSlug }) => [slug, `/book/${bookSlug}`])));
});

test("vehicles come in the company’s order, those drawn like a service’s own, with their seats and bags", () => {
  const shown = fleetOf(startingClasses, ["large_coach", "sedan"]);
  expect(shown.map(({ vehicleClass, seats, bags }) => [vehicleClass, seats, bags])).toEqual([
    ["sedan", "1–3 passengers", "3 large bags"],
    ["large_coach", "25+ passengers", "50+ bags, below deck"],
  ]);
});

test("a paused class is not shown, and one without words of its own is described by its numbers", () => {
  const [sedan, shuttle] = startingClasses;
  if (!sedan || !shuttle) throw new Error("There are no classes to start with.");
  const own = { ...shuttle, id: "van", name: "Van", plural: "", most: 6, bags: 5, bagsText: "" };
  expect(fleetOf([{ ...sedan, state: "paused" }, own])).toMatchObject([
    { name: "Van", seats: "4–6 passengers", bags: "5 large bags" },
  ]);
});
