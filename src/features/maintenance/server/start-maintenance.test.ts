import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aMaintenance } from "#testing/builders/people/a-maintenance.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { startMaintenance } from "./start-maintenance.ts";

test("it starts with an end that lies ahead, one at a time; one whose time is over makes room", () =>
  inTransaction(async (ctx, world) => {
    const boss = await asSuperUser(ctx);
    const past = { ...aMaintenance, until: testNow.toISOString() };
    expect(await startMaintenance(boss, past)).toMatchObject({ reason: "ends_in_past" });
    expect(await startMaintenance(boss, aMaintenance)).toMatchObject({
      ok: true,
      value: { current: { reason: "A new disk", started_by: "Themba Maseko", ended_at: null }, past: [] },
    });
    expect(await startMaintenance(boss, aMaintenance)).toMatchObject({ reason: "already_on" });
    expect(world.siteTouched).toBe(1);
    const later = { ...boss, now: addMinutes(testNow, 31) };
    expect(await startMaintenance(later, { ...aMaintenance, until: null })).toMatchObject({
      value: { current: { until: null }, past: [{ ended_at: aMaintenance.until }] },
    });
  }));
