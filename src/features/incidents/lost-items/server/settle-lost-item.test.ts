import { expect, test } from "vitest";
import type { EventOf } from "#domain/events.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingLostItems } from "./booking-lost-items.ts";
import { listLostItems } from "./list-lost-items.ts";
import { sendLostItemUpdate } from "./send-lost-item-update.ts";
import { settleLostItem } from "./settle-lost-item.ts";

test("our team answers for a driver who called, arranges the return and closes; the customer gets each news", () =>
  inTransaction(async (ctx, world) => {
    const { team, itemId, opening } = await aLostItem(ctx);
    const chosen = { lost_item_id: itemId, return_way: null, words: "" };
    const own = async () => {
      const read = await bookingLostItems(ctx, opening);
      return read.ok ? read.value.items[0] : undefined;
    };
    await settleLostItem(team, { ...chosen, version: 1, to: "found", words: "Sipho has it" });
    expect(await own()).toMatchObject({ state: "found", answer: "Sipho has it" });
    await settleLostItem(team, { ...chosen, version: 2, to: "returning", return_way: "courier", words: "Tomorrow" });
    expect(await own()).toMatchObject({ state: "returning", return_way: "courier", return_words: "Tomorrow" });
    expect(await settleLostItem(team, { ...chosen, version: 3, to: "closed" })).toMatchObject({
      value: { version: 4 },
    });
    for (const event of world.events)
      if (event.type === "lost_item.moved") await sendLostItemUpdate(ctx, event as EventOf<"lost_item.moved">);
    expect(world.emails.map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
      "We’ve found your item",
      "How to get your item back",
      "Your lost item report is closed",
    ]);
    const listed = await listLostItems(team, {
      view: "closed",
      search: "jacket",
      lost_item_id: null,
      reference: "",
      size: 25,
      after: null,
    });
    expect(listed.value.items[0]?.moves.map(({ to }) => to).toSorted()).toEqual(["closed", "found", "returning"]);
  }));

test("of two simultaneous answers, the second gets a message that it has changed", () =>
  inTransaction(async (ctx) => {
    const { team, itemId } = await aLostItem(ctx);
    const input = { lost_item_id: itemId, version: 1, return_way: null, words: "" };
    await settleLostItem(team, { ...input, to: "not_found" });
    expect(await settleLostItem(team, { ...input, to: "found" })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await settleLostItem(team, { ...input, version: 2, to: "returning", return_way: "collect" })).toMatchObject({
      reason: "not_possible",
    });
  }));
