import { expect, test } from "vitest";
import { extras, extraVersions } from "#db/schema/catalogue.ts";
import { auditLog } from "#db/schema/platform.ts";
import { anExtra } from "#testing/builders/booking/an-extra.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setExtraState } from "./set-extra-state.ts";

test("an extra is paused, ended and put back on sale as it was, with a version of each step", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "admin");
    const before = anExtra({ stock: 3, noticeHours: 24 });
    await ctx.db.insert(extras).values(before);
    for (const [at, state] of (["paused", "ended", "on_sale"] as const).entries()) {
      const set = await setExtraState(ctx, { id: "cool-box", version: at + 1, state });
      expect(set).toEqual({ ok: true, value: { version: at + 2 } });
      expect(await ctx.db.select({ state: extras.state }).from(extras)).toEqual([{ state }]);
    }
    expect(await ctx.db.select().from(extras)).toEqual([{ ...before, version: 4 }]);
    const versions = await ctx.db.select().from(extraVersions).orderBy(extraVersions.version);
    expect(versions.map(({ version, content }) => [version, content.state])).toEqual([
      [2, "paused"],
      [3, "ended"],
      [4, "on_sale"],
    ]);
    const log = await ctx.db.select({ action: auditLog.action }).from(auditLog);
    expect(log.map(({ action }) => action).toSorted()).toEqual(["extra.ended", "extra.on_sale", "extra.paused"]);
    expect(world.siteTouched).toBe(3);
  }));

test("of two who pause and end it at once, the second is asked to look again", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain, "admin");
    await ctx.db.insert(extras).values(anExtra());
    expect(await setExtraState(ctx, { id: "cool-box", version: 1, state: "paused" })).toMatchObject({ ok: true });
    const second = await setExtraState(ctx, { id: "cool-box", version: 1, state: "ended" });
    expect(second).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await ctx.db.select().from(extras)).toMatchObject([{ state: "paused", version: 2 }]);
    const none = await setExtraState(ctx, { id: "ramp", version: 1, state: "ended" });
    expect(none).toMatchObject({ ok: false, reason: "not_found" });
  }));
