import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listLostItems } from "./list-lost-items.ts";

test("by status, text, driver, booking or id, in pages from the latest", () =>
  inTransaction(async (ctx) => {
    const first = await aLostItem(ctx);
    const second = await aLostItem({ ...ctx, now: addMinutes(ctx.now, 1) });
    const { team } = first;
    const all = { view: "open" as const, search: "", lost_item_id: null, reference: "", size: 25, after: null };
    const resultsOf = async (changes: object) =>
      (await listLostItems(team, { ...all, ...changes })).value.items.map(({ id }) => id);
    expect(await resultsOf({})).toEqual([second.itemId, first.itemId]);
    expect(await resultsOf({ view: "closed" })).toEqual([]);
    expect(await resultsOf({ reference: first.reference })).toEqual([first.itemId]);
    expect(await resultsOf({ search: first.reference })).toEqual([first.itemId]);
    expect(await resultsOf({ search: "umbrella" })).toEqual([]);
    expect(await resultsOf({ view: "closed", lost_item_id: second.itemId })).toEqual([second.itemId]);
    const page = (await listLostItems(team, { ...all, size: 1 })).value;
    expect(await resultsOf({ size: 1, after: page.next })).toEqual([first.itemId]);
  }));
