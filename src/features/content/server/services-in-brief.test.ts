import { expect, test } from "vitest";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { servicesInBrief } from "./services-in-brief.ts";

test("each service on sale has a card, in the order of the menu", () =>
  inTransaction(async (ctx) => {
    const { cards } = (await servicesInBrief(ctx)).value;
    expect(cards.map(({ slug }) => slug)).toEqual(startingServices.map(({ slug }) => slug));
    expect(cards[0]).toMatchObject({ title: "Airport Transfers", page: { priceText: "From {airport.ride}" } });
    expect(cards.find(({ slug }) => slug === "custom")).toMatchObject({ page: null });
  }));
