import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { endDueMaintenance } from "./end-due-maintenance.ts";
import { endMaintenance } from "./end-maintenance.ts";
import { readMaintenance } from "./read-maintenance.ts";
import { siteNotice } from "./site-notice.ts";
import { startMaintenance } from "./start-maintenance.ts";

const request = {
  reason: "A new disk",
  until: addMinutes(testNow, 30).toISOString(),
  staff: "works" as const,
  keeps_self_service: true,
  keeps_enquiries: true,
};

test("it has an end, a banner and a record; one runs at a time; it ends by itself or by a press", () =>
  inTransaction(async (ctx, world) => {
    const boss = await asSuperUser(ctx);
    expect(await startMaintenance(boss, { ...request, until: testNow.toISOString() })).toMatchObject({
      reason: "ends_in_past",
    });
    expect((await siteNotice(ctx, {})).value.text).toBe("");
    expect(await startMaintenance(boss, request)).toMatchObject({
      ok: true,
      value: { current: { reason: "A new disk", started_by: "Themba Maseko", ended_at: null }, past: [] },
    });
    expect(await startMaintenance(boss, request)).toMatchObject({ reason: "already_on" });
    expect((await siteNotice(ctx, {})).value.text).toContain("closed for maintenance until");
    expect(world.siteTouched).toBe(1);

    const over = { ...boss, now: addMinutes(testNow, 31) };
    expect((await siteNotice(over, {})).value.text).toBe("");
    expect((await readMaintenance(over, {})).value).toMatchObject({
      current: null,
      past: [{ ended_at: request.until, ended_by: null }],
    });
    await endDueMaintenance(over);
    await endDueMaintenance(over);
    expect(world.siteTouched).toBe(2);

    const second = await startMaintenance(over, { ...request, until: null });
    const id = second.ok ? (second.value.current?.id ?? "") : "";
    expect(await endMaintenance(over, { id })).toMatchObject({ ok: true, value: { current: null } });
    expect(await endMaintenance(over, { id })).toMatchObject({ reason: "not_found" });
    const entries = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(entries.map(({ action }) => action.replace("maintenance.", ""))).toEqual([
      "started",
      "ended",
      "started",
      "ended",
    ]);
  }));
