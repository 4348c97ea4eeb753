import { expect, test } from "vitest";
import { deals } from "#db/schema/crm.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listDeals } from "./list-deals.ts";
import { moveDeal } from "./move-deal.ts";

const list = async (ctx: Context, input: Partial<Parameters<typeof listDeals>[1]> = {}) =>
  (await listDeals(ctx, { search: "", ...input })).value;

test("deals come by when they should close, by stage, owner and title, and page by key", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const me = admin.actor.kind === "person" ? admin.actor.userId : "";
    for (let at = 0; at < 23; at++) await givenDeal(admin, { title: `Deal ${at}`, expected_on: "2026-12-20" });
    const { id } = await givenDeal(admin, { title: "The conference", owner_id: me, expected_on: "2026-12-01" });
    const first = await list(admin);
    const second = await list(admin, { after: first.next });
    const ids = [...first.deals, ...second.deals].map((deal) => deal.id);
    expect([ids[0], new Set(ids).size, second.next]).toEqual([id, 24, null]);
    expect(first).toMatchObject({ count: 24, value_cents: 24 * 12_000_000 });
    for (const filter of [{ owner: "me" }, { owner: me }, { search: "conf" }])
      expect((await list(admin, filter)).deals).toMatchObject([
        { id, organisation: { name: "Canal Mall" }, owned_by_me: true },
      ]);
    expect((await list(admin, { owner: "none" })).count).toBe(23);

    await moveDeal(admin, { id, version: 1, to: "won", reason: "" });
    expect((await list(admin, { state: "won" })).count).toBe(1);
    await ctx.db.update(deals).set({ closedAt: addHours(testNow, -24 * 31) });
    expect((await list(admin, { state: "won" })).count).toBe(0);
  }));
