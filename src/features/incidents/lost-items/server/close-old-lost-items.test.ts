import { expect, test } from "vitest";
import { lostItemMoves, lostItems } from "#db/schema/incidents.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { closeOldLostItems } from "./close-old-lost-items.ts";

test("after 90 days it is closed, and 90 days later its texts are deleted", () =>
  inTransaction(async (ctx) => {
    await aLostItem(ctx);
    const after = (days: number) => closeOldLostItems({ ...asSystem(ctx), now: addHours(testNow, 24 * days) });
    const item = async () => (await ctx.db.select().from(lostItems))[0];
    await after(89);
    expect(await item()).toMatchObject({ state: "reported", what: "A blue rain jacket" });
    await after(91);
    expect(await item()).toMatchObject({ state: "closed", what: "A blue rain jacket" });
    await after(182);
    expect(await item()).toMatchObject({ state: "closed", what: "", leftWhere: "", contact: "" });
    expect((await ctx.db.select().from(lostItemMoves)).every(({ reason }) => reason === null)).toBe(true);
  }));
