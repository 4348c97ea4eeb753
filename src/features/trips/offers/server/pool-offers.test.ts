import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { poolOffers } from "./pool-offers.ts";

test("a provider sees its own offers and their payout, but neither the passenger nor the customer’s price", () =>
  inTransaction(async (ctx) => {
    const { asking, id, crew } = await writePoolOffer(ctx);
    const listed = await poolOffers(asking);
    expect(listed).toMatchObject({ value: { offers: [{ id, standing: "open", payout_cents: 70_000 }] } });
    for (const secret of ["Thandi", "Kloof", "100000"]) expect(JSON.stringify(listed)).not.toContain(secret);
    expect(listed.value.offers[0]?.marks).toEqual({ drivers: [], vehicles: [] });
    await ctx.db.update(vehicles).set({ seats: 1 });
    const { offers } = (await poolOffers(asking)).value;
    expect(offers[0]?.marks.vehicles, "what is too small is marked before it is refused").toEqual([
      { id: crew.vehicle_id, reasons: ["has 1 seats, but 2 are needed"] },
    ]);
    const other = await writeProvider(ctx, { name: "Another" });
    expect(await poolOffers(other.asking)).toMatchObject({ value: { offers: [] } });
  }));
