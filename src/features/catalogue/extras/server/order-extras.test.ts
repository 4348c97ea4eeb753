import { expect, test } from "vitest";
import { extras } from "#db/schema/catalogue.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { orderExtras } from "./order-extras.ts";

test("extras stand in the order asked for, and a form that is open stays up to date", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(["ramp", "rack", "lunch"].map((id, at) => anExtra({ id, position: at + 1 })));
    expect(await orderExtras(ctx, { ids: ["lunch", "ramp", "rack"] })).toMatchObject({ ok: true });
    const rows = await ctx.db.select().from(extras).orderBy(extras.position);
    expect(rows.map(({ id, version }) => [id, version])).toEqual([
      ["lunch", 1],
      ["ramp", 1],
      ["rack", 1],
    ]);
    expect(world.siteTouched).toBe(1);
  }));

test.each([
  ["leaves one out", ["rack"]],
  ["names one that isn’t there", ["rack", "lunch"]],
  ["names one twice", ["ramp", "ramp"]],
])("an order that %s changes nothing", (_, ids) =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(["ramp", "rack"].map((id, at) => anExtra({ id, position: at + 1 })));
    expect(await orderExtras(ctx, { ids })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect((await ctx.db.select().from(extras).orderBy(extras.position)).map(({ id }) => id)).toEqual(["ramp", "rack"]);
    expect(world.siteTouched).toBe(0);
  }),
);
