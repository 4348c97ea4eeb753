import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organisationMembers, organisations, partnerKeys } from "#db/schema/partners.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createKey } from "./create-key.ts";
import { myKeys } from "./my-keys.ts";
import { recogniseKey } from "./recognise-key.ts";

test("a key is shown once, stored as a hash, and identifies the partner’s program", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const made = await createKey(hotel, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const rows = await ctx.db.select().from(partnerKeys).where(eq(partnerKeys.id, made.value.id));
    expect(JSON.stringify(rows)).not.toContain(made.value.key);
    expect(JSON.stringify(await myKeys(hotel))).not.toContain(made.value.key);
    expect(await recogniseKey(ctx, made.value.key)).toMatchObject({
      userId: hotel.userId,
      partner: { id: hotel.hotelId },
    });
    expect(await recogniseKey(ctx, `${made.value.key}x`)).toBeUndefined();
    expect(await myKeys(hotel)).toMatchObject({
      value: { keys: [{ name: "Concierge app", last_used_at: ctx.now.toISOString() }] },
    });
  }));

test("a key stops working once its partner is suspended or its creator has left", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    const made = await createKey(hotel, { name: "Concierge app" });
    if (!made.ok) throw new Error(made.reason);
    const set = (status: "active" | "suspended") =>
      ctx.db.update(organisations).set({ status }).where(eq(organisations.id, hotel.hotelId));
    await set("suspended");
    expect(await recogniseKey(ctx, made.value.key)).toBeUndefined();
    await set("active");
    await ctx.db.delete(organisationMembers).where(eq(organisationMembers.userId, hotel.userId));
    expect(await recogniseKey(ctx, made.value.key)).toBeUndefined();
  }));

test("front desk staff cannot create a key, and ten are the maximum", () =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    for (let nth = 0; nth < 10; nth++)
      expect(await createKey(hotel, { name: `Key ${nth}` })).toMatchObject({ ok: true });
    expect(await createKey(hotel, { name: "One more" })).toMatchObject({ reason: "too_many" });
    await ctx.db.update(organisationMembers).set({ role: "desk" }).where(eq(organisationMembers.userId, hotel.userId));
    expect(await createKey(hotel, { name: "Desk" })).toMatchObject({ reason: "owners_only" });
  }));
