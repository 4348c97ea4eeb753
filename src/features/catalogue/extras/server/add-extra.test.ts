import { expect, test } from "vitest";
import { extras } from "#db/schema/catalogue.ts";
import { auditLog } from "#db/schema/platform.ts";
import { anExtra, extraAsked } from "#testing/builders/booking/an-extra.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addExtra } from "./add-extra.ts";

test("a new extra is on sale, the last in the list, and every open page learns of it", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(anExtra({ id: "ramp", position: 7 }));
    const added = await addExtra(ctx, { ...extraAsked({ name: "Surfboard rack", stock: 2 }), is_paused: false });
    expect(added).toEqual({ ok: true, value: { id: "surfboard-rack", version: 1 } });
    const [, written] = await ctx.db.select().from(extras).orderBy(extras.position);
    expect(written).toMatchObject({ position: 8, state: "on_sale", stock: 2, priceCents: 15_000, vatCode: "STD15" });
    expect(world.siteTouched).toBe(1);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "extra.added", subjectId: "surfboard-rack" },
    ]);
  }));

test("it may wait for its day", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain, "admin");
    await addExtra(ctx, { ...extraAsked(), is_paused: true });
    expect(await ctx.db.select().from(extras)).toMatchObject([{ id: "cool-box", state: "paused" }]);
  }));

test("a name that is taken is refused, however it is written, and the first one stays as it is", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await addExtra(ctx, { ...extraAsked(), is_paused: false });
    const again = await addExtra(ctx, { ...extraAsked({ name: "COOL  box", price_cents: 1 }), is_paused: false });
    expect(again).toMatchObject({ ok: false, reason: "name_taken" });
    expect(await ctx.db.select().from(extras)).toMatchObject([{ priceCents: 15_000, version: 1 }]);
    expect(world.siteTouched).toBe(1);
  }));
