import { expect, test } from "vitest";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myLostItems } from "./my-lost-items.ts";
import { settleLostItem } from "./settle-lost-item.ts";

test("for all trips or one, until it is closed, without the owner", () =>
  inTransaction(async (ctx) => {
    const { driver, team, itemId, tripId } = await aLostItem(ctx);
    const result = await myLostItems(driver, { trip_id: tripId });
    expect(result.value.items).toMatchObject([{ id: itemId, left_where: "Back seat", trip: { id: tripId } }]);
    expect(JSON.stringify(result)).not.toMatch(/email|phone|contact|customer/);
    const otherTrip = "018f0000-0000-7000-8000-000000000000";
    expect((await myLostItems(driver, { trip_id: otherTrip })).value.items).toEqual([]);
    await settleLostItem(team, { lost_item_id: itemId, version: 1, to: "closed", words: "", return_way: null });
    expect((await myLostItems(driver, { trip_id: tripId })).value.items).toEqual([]);
  }));
