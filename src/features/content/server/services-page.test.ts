import { expect, test } from "vitest";
import { servicesPage } from "./services-page.ts";

test("the overview has six cards, each with a page and a booking", async () => {
  const { value } = await servicesPage();
  expect(value.cards.services).toHaveLength(6);
  expect(value.cards.services.map(({ bookingPage }) => bookingPage)).toContain("/book/airport-transfer");
});
