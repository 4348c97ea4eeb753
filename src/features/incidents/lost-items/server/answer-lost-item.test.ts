import { expect, test } from "vitest";
import { lostItemMoves } from "#db/schema/incidents.ts";
import type { EventOf } from "#domain/events.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { anotherDriver } from "#testing/builders/dispatch/a-ridden-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerLostItem } from "./answer-lost-item.ts";
import { myLostItems } from "./my-lost-items.ts";
import { sendLostItemUpdate } from "./send-lost-item-update.ts";

test("a driver reports it found twice because the connection was lost: one answer, one email to the customer", () =>
  inTransaction(async (ctx, world) => {
    const { driver, itemId } = await aLostItem(ctx);
    expect(await myLostItems(driver, { trip_id: null })).toMatchObject({
      value: { items: [{ id: itemId, state: "reported", what: "A blue rain jacket" }] },
    });
    const answer = { lost_item_id: itemId, answer: "found" as const, words: "Under the back seat" };
    expect(await answerLostItem(driver, answer)).toMatchObject({ ok: true });
    expect(await answerLostItem(driver, answer)).toMatchObject({ ok: true });
    const moved = world.events.filter((event): event is EventOf<"lost_item.moved"> => event.type === "lost_item.moved");
    expect(moved).toMatchObject([{ lostItemId: itemId, to: "found" }]);
    expect(await ctx.db.select().from(lostItemMoves)).toHaveLength(2);
    for (const event of moved) await sendLostItemUpdate(ctx, event);
    expect(world.emails).toMatchObject([
      { template: "lost-item-update", subject: expect.stringContaining("We’ve found your item") },
    ]);
  }));

test("an item not found may turn up later; a closed one can no longer be answered", () =>
  inTransaction(async (ctx) => {
    const { driver, itemId } = await aLostItem(ctx);
    const input = { lost_item_id: itemId, words: "" };
    expect(await answerLostItem(driver, { ...input, answer: "not_found" })).toMatchObject({ ok: true });
    expect(await answerLostItem(driver, { ...input, answer: "found" })).toMatchObject({ ok: true });
    expect(await answerLostItem(driver, { ...input, answer: "not_found" })).toMatchObject({ reason: "not_possible" });
  }));

test("an item from another driver’s trip is not found", () =>
  inTransaction(async (ctx) => {
    const { itemId } = await aLostItem(ctx);
    const other = await anotherDriver(ctx);
    expect(await answerLostItem(other, { lost_item_id: itemId, answer: "found", words: "" })).toMatchObject({
      reason: "not_found",
    });
    expect((await myLostItems(other, { trip_id: null })).value.items).toEqual([]);
  }));
