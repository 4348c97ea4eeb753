import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { sampleServices } from "#testing/company/sample-service-pages.ts";
import { fleetOf, offerTexts, summariseService } from "./summarise-service.ts";

test("a card has its service’s name, price and booking page; one without a page has no card", () => {
  const cards = sampleServices.flatMap((record) => summariseService(record) ?? []);
  expect(cards).toHaveLength(7);
  expect(cards[0]).toMatchObject({
    title: "Airport Transfers",
    priceText: "From {airport.ride}",
    bookingPage: "/book/airport-transfer",
  });
});

test("a service without a price text of its own is priced by the words of its kind", () => {
  const page = sampleServices[0]?.page;
  if (!page) throw new Error("There is no page.");
  const own = { ...page, priceText: "", priceBasis: "", capacityText: "1–6 passengers" };
  expect(offerTexts("group_transport", own)).toMatchObject({
    priceText: "From {shuttle.person} per person",
    capacityText: "1–6 passengers",
  });
  expect(offerTexts("custom", own).priceText).toBe("Custom quote");
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
