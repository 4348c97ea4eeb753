import { expect, test } from "vitest";
import { services } from "#domain/company/catalogue.ts";
import { bookingPages, summariseFleet } from "./summarise-service.ts";

test("every service is booked where the catalogue says", () => {
  expect(bookingPages).toEqual(Object.fromEntries(services.map(({ slug, bookSlug }) => [slug, `/book/${bookSlug}`])));
});

test("vehicles come smallest first, whatever order a page names them in", () => {
  expect(summariseFleet(["large_coach", "sedan"]).map(({ vehicleClass }) => vehicleClass)).toEqual([
    "sedan",
    "large_coach",
  ]);
});
