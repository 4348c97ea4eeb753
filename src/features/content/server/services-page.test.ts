import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { servicesPage } from "./services-page.ts";

test("the overview has six cards, each with a page and a booking, and the fleet of the records", () =>
  inTransaction(async (ctx) => {
    const { value } = await servicesPage(ctx);
    expect(value.cards.services).toHaveLength(6);
    expect(value.cards.services.map(({ bookingPage }) => bookingPage)).toContain("/book/airport-transfer");
    expect(value.fleet.types.map(({ name, seats }) => `${name}: ${seats}`)).toEqual([
      "Sedans: 1–3 passengers",
      "Shuttles: 4–14 passengers",
      "Luxury coaches: 15–22 passengers",
      "Large coaches: 25+ passengers",
    ]);
  }));
