import { describe, expect, test } from "vitest";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myOrganisation } from "./my-organisation.ts";

type Row = typeof organisations.$inferInsert;

async function anOrganisation(ctx: Context, memberIds: readonly string[], changes: Partial<Row> = {}) {
  const row: Row = { id: newId(), kind: "hotel", name: "Harbour House", createdAt: testNow, ...changes };
  await ctx.db.insert(organisations).values(row);
  for (const userId of memberIds) await ctx.db.insert(organisationMembers).values({ organisationId: row.id, userId });
  return row.id;
}
const ask = async (ctx: Context) => (await myOrganisation(ctx)).value.organisations;

describe("a partner's organisation", () => {
  test("is its own, with its own members", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { email: "me@example.com", name: "Yusra Davids" });
      const colleague = await askingAs(ctx, { email: "colleague@example.com", name: "Anele Zulu" });
      const stranger = await askingAs(ctx, { email: "stranger@example.com", name: "Not Ours" });
      const mine = await anOrganisation(ctx, [me.userId, colleague.userId], { commissionRate: 0.1 });
      await anOrganisation(ctx, [stranger.userId], { name: "Another Hotel" });
      const [result, ...rest] = await ask(me);
      expect(rest).toEqual([]);
      expect(result).toMatchObject({
        id: mine,
        commission_rate: 0.1,
        affiliate_link: null,
        members: [
          { name: "Anele Zulu", email: "colleague@example.com", is_me: false },
          { name: "Yusra Davids", email: "me@example.com", is_me: true },
        ],
      });
    }));

  test.each([
    ["hotel", 0.12],
    ["travel_agency", 0.12],
    ["corporate", null],
    ["driver_provider", null],
  ] as const)("a %s sees the rate %s", (kind, rate) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await anOrganisation(ctx, [me.userId], { kind, commissionRate: 0.12 });
      expect((await ask(me))[0]?.commission_rate).toBe(rate);
    }),
  );

  test.each([
    ["an owner of a hotel", "owner", {}, true],
    ["an owner of one that is suspended", "owner", { status: "suspended" }, true],
    ["an owner of one that has ended", "owner", { status: "terminated" }, false],
    ["a desk of a hotel", "desk", {}, false],
    ["an owner of a provider", "owner", { kind: "driver_provider" }, true],
    ["someone of a company", "owner", { kind: "corporate" }, false],
  ] as const)("%s keeps its documents: %s", (_who, role, changes, keeps) =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await anOrganisation(ctx, [me.userId], changes);
      await ctx.db.update(organisationMembers).set({ role });
      expect(await ask(me)).toMatchObject([{ keeps_documents: keeps }]);
    }),
  );

  test("with a code has a link with that code and no rate", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await anOrganisation(ctx, [me.userId], { affiliateCode: "HARBOUR 1", commissionRate: 0.12 });
      expect((await ask(me))[0]?.affiliate_link).toBe("https://capetownshuttle.example/booking?affiliate=HARBOUR%201");
    }));

  test("has no link while it is suspended, because its links do not count", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await anOrganisation(ctx, [me.userId], { affiliateCode: "HARBOUR 2", status: "suspended" });
      expect(await ask(me)).toMatchObject([{ status: "suspended", affiliate_link: null, card_link: null }]);
    }));

  test("is empty for someone without an organisation", () =>
    inTransaction(async (ctx) => {
      expect(await ask(await askingAs(ctx))).toEqual([]);
    }));
});
