import { expect, test } from "vitest";
import { servicePages } from "../words/services/all-services.ts";
import { readServicePage } from "./read-service-page.ts";
import { readServicesPage } from "./read-services-page.ts";

test.each(servicePages)("$title comes with its vehicles, a gallery and other services", async ({ slug, bands }) => {
  const answer = await readServicePage(undefined, { slug });
  if (!answer.ok) throw new Error(answer.reason);
  const { fleet, gallery, others } = answer.value;
  expect(fleet.map(({ band }) => band)).toEqual(bands);
  expect(fleet.every(({ picture }) => picture)).toBe(true);
  expect(gallery).toHaveLength(3);
  expect(others.map((other) => other.slug)).not.toContain(slug);
});

test("the overview has six cards, each with a page and a booking", async () => {
  const { value } = await readServicesPage();
  expect(value.cards.services).toHaveLength(6);
  expect(value.cards.services.map(({ bookingPage }) => bookingPage)).toContain("/book/airport-transfer");
});
