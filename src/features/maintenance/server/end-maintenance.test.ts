import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { aMaintenance } from "#testing/builders/people/a-maintenance.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { endDueMaintenance } from "./end-due-maintenance.ts";
import { endMaintenance } from "./end-maintenance.ts";
import { startMaintenance } from "./start-maintenance.ts";

test("it ends by a press, or by itself at its time, once and with a record", () =>
  inTransaction(async (ctx, world) => {
    const boss = await asSuperUser(ctx);
    const started = await startMaintenance(boss, aMaintenance);
    const id = started.ok ? (started.value.current?.id ?? "") : "";
    expect(await endMaintenance(boss, { id })).toMatchObject({
      ok: true,
      value: { current: null, past: [{ ended_by: "Themba Maseko" }] },
    });
    expect(await endMaintenance(boss, { id })).toMatchObject({ reason: "not_found" });

    await startMaintenance(boss, aMaintenance);
    await endDueMaintenance(boss);
    expect(world.siteTouched).toBe(3);
    const over = { ...boss, now: addMinutes(testNow, 31) };
    await endDueMaintenance(over);
    await endDueMaintenance(over);
    expect(world.siteTouched).toBe(4);
    const entries = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    const actions = entries.map(({ action }) => action.replace("maintenance.", ""));
    expect(actions).toEqual(["started", "ended", "started", "ended"]);
  }));
