import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { servicesPage } from "./services-page.ts";

test("the overview has six cards, each with a page and a booking", () =>
  inTransaction(async (ctx) => {
    const { value } = await servicesPage(ctx);
    expect(value.cards.services).toHaveLength(6);
    expect(value.cards.services.map(({ bookingPage }) => bookingPage)).toContain("/book/airport-transfer");
  }));
