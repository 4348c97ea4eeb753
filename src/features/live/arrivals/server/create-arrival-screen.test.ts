import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createArrivalScreen } from "./create-arrival-screen.ts";

test("a hotel can have ten screens at most", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    for (let at = 0; at < 10; at++)
      expect(await createArrivalScreen(hotel, { name: `Lobby ${at}` })).toMatchObject({
        value: { screen: { seen_at: null, address: expect.stringContaining("/arrivals/") } },
      });
    expect(await createArrivalScreen(hotel, { name: "Bar" })).toMatchObject({ reason: "too_many" });
  }));

test.each([{ status: "suspended" as const }, { kind: "travel_agency" as const }])("not for %j", (changes) =>
  inTransaction(async (ctx) => {
    expect(await createArrivalScreen(await asHotel(ctx, changes), { name: "Lobby" })).toMatchObject({
      reason: "no_hotel",
    });
  }),
);
