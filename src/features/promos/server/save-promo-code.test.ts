import { describe, expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { promoCodes } from "#db/schema/promos.ts";
import { rand } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { type PromoForm, promoForm } from "../contract.ts";
import { savePromoCode } from "./save-promo-code.ts";

const form = (changes: Partial<PromoForm> = {}) =>
  promoForm.parse({ code: "wine15", state: "active", share: 0.15, ...changes });
const save = (ctx: Context, changes: Partial<PromoForm> = {}, seen = { id: null as string | null, version: 0 }) =>
  savePromoCode(ctx, { ...seen, promo: form(changes) });

test("a code is created in capitals, and changed by who has seen its latest version", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { name: "Naledi", roles: ["admin"] });
    const created = await save(ctx, { limit_total: 20 });
    if (!created.ok) throw new Error(created.reason);
    const { id } = created.value;
    expect(await save(ctx)).toMatchObject({ reason: "code_taken" });
    expect(await save(ctx, { share: 0.2 }, { id, version: 1 })).toMatchObject({ ok: true });
    expect(await save(ctx, { share: 0.3 }, { id, version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await save(ctx, { code: "OTHER" }, { id: ctx.newId(), version: 1 })).toMatchObject({ reason: "not_found" });
    const [row] = await ctx.db.select().from(promoCodes);
    expect(row).toMatchObject({ code: "WINE15", share: 0.2, limitTotal: null, version: 2 });
  }));

test("it belongs to an active partner with a link of its own, or to none", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    const partner = { id: ctx.newId(), kind: "affiliate", name: "Blog", createdAt: ctx.now } as const;
    await ctx.db.insert(organisations).values(partner);
    expect(await save(ctx, { partner_id: partner.id })).toMatchObject({ reason: "unknown_partner" });
    await ctx.db.update(organisations).set({ affiliateCode: "BLOG" });
    expect(await save(ctx, { partner_id: partner.id })).toMatchObject({ ok: true });
  }));

describe("a form is refused with", () => {
  test.each<[string, Partial<PromoForm>]>([
    ["a share and an amount", { amount_cents: rand(100), least_cents: rand(500) }],
    ["neither", { share: null }],
    ["everything taken off", { share: 1 }],
    ["an amount on prices that it would use up", { share: null, amount_cents: rand(100), least_cents: rand(100) }],
    ["an end before its start", { book_from: "2027-01-02", book_until: "2027-01-01" }],
    ["a limit of none", { limit_total: 0 }],
    ["a space in its code", { code: "WINE 15" }],
  ])("%s", (_what, changes) => {
    expect(promoForm.safeParse({ code: "WINE15", state: "active", share: 0.15, ...changes }).success).toBe(false);
  });
});
