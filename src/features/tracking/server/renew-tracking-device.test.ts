import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { trackingDevices } from "#db/schema/tracking.ts";
import { newId } from "#platform/ids.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { hashOfToken } from "./device-token.ts";
import { renewTrackingDevice } from "./renew-tracking-device.ts";
import { findDevice } from "./roster-views.ts";

test("a new token works, the previous one no longer does, and neither is stored in plain text", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const renew = async () => {
      const made = await renewTrackingDevice(ctx, { owner_kind: "vehicle", owner_id: vehicle.id });
      if (!made.ok) throw new Error(made.reason);
      return made.value;
    };
    const [first, second] = [await renew(), await renew()];
    expect(first.token).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
    expect(first.address).toBe("https://capetownshuttle.example/api/gps/osmand");
    const opens = async (token: string) => (await findDevice(ctx.db, hashOfToken(token), ctx.now)) !== undefined;
    expect([await opens(first.token), await opens(second.token)]).toEqual([false, true]);
    const rows = JSON.stringify(await ctx.db.select().from(trackingDevices));
    expect(rows).not.toContain(second.token);
    expect(await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id)).toEqual([
      { action: "tracking_device.created" },
      { action: "tracking_device.renewed" },
    ]);
  }));

test("an unknown vehicle or driver has no device", () =>
  inTransaction(async (ctx) => {
    for (const kind of ["vehicle", "driver"] as const)
      expect(await renewTrackingDevice(ctx, { owner_kind: kind, owner_id: newId() })).toMatchObject({
        reason: "not_found",
      });
  }));
