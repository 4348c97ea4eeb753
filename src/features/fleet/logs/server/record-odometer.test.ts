import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordOdometer } from "./record-odometer.ts";
import { removeLogEntry } from "./remove-log-entry.ts";

test("readings increase; impossible ones are refused, unusual ones must be confirmed", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const record = (km: number, hours: number, is_confirmed = false) =>
      recordOdometer(ctx, { vehicle_id: vehicle.id, km, at: addHours(ctx.now, hours).toISOString(), is_confirmed });
    expect(await record(50_000, -48)).toMatchObject({
      reason: "needs_confirmation",
      details: { warnings: ["below_known"] },
    });
    expect(await record(50_000, -48, true)).toMatchObject({ ok: true });
    expect(await record(49_000, -24)).toMatchObject({ reason: "backwards" });
    expect(await record(60_000, -24, true)).toMatchObject({ reason: "too_far" });
    expect(await record(51_500, -24)).toMatchObject({ reason: "needs_confirmation", details: { warnings: ["far"] } });
    const long = await record(51_500, -24, true);
    expect(long).toMatchObject({ ok: true });
    expect(await record(51_600, -30)).toMatchObject({ reason: "beyond_later" });
    expect(await record(51_600, 1)).toMatchObject({ reason: "in_future" });
    expect(await ctx.db.select({ km: vehicles.odometerKm }).from(vehicles)).toEqual([{ km: 51_500 }]);
    await removeLogEntry(ctx, { id: long.ok ? long.value.id : "", reason: "Misread" });
    expect(await ctx.db.select({ km: vehicles.odometerKm }).from(vehicles)).toEqual([{ km: 50_000 }]);
    expect(
      await recordOdometer(ctx, { vehicle_id: ctx.newId(), km: 1, at: ctx.now.toISOString(), is_confirmed: false }),
    ).toMatchObject({ reason: "not_found" });
  }));
