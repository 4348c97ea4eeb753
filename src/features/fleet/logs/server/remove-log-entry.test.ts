import { expect, test } from "vitest";
import { fuelEntries, odometerReadings } from "#db/schema/fleet.ts";
import { auditLog, storedFiles } from "#db/schema/platform.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordFuel } from "./record-fuel.ts";
import { removeLogEntry } from "./remove-log-entry.ts";

test("a wrong fill is removed with its reading and its slip, and the reason is logged", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const filled = await recordFuel(ctx, {
      vehicle_id: vehicle.id,
      at: ctx.now.toISOString(),
      litres: 50,
      cost_cents: 1,
      km: 60_000,
      is_full: true,
      station: "",
      slip: await aSentFile(ctx),
      is_confirmed: false,
    });
    const id = filled.ok ? filled.value.id : "";
    expect(await removeLogEntry(ctx, { id, reason: "Another vehicle’s" })).toMatchObject({ ok: true });
    expect(await ctx.db.$count(fuelEntries)).toBe(0);
    expect(await ctx.db.$count(odometerReadings)).toBe(0);
    expect(await ctx.db.$count(storedFiles)).toBe(0);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ reason: "Another vehicle’s" }]);
    expect(await removeLogEntry(ctx, { id, reason: "Again" })).toMatchObject({ reason: "not_found" });
  }));

test("a finished work order’s reading stays", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const reading = {
      id: ctx.newId(),
      vehicleId: vehicle.id,
      km: 60_000,
      readAt: ctx.now,
      source: "work_order" as const,
    };
    await ctx.db.insert(odometerReadings).values({ ...reading, actor: "system", createdAt: ctx.now });
    expect(await removeLogEntry(ctx, { id: reading.id, reason: "x" })).toMatchObject({ reason: "from_work_order" });
  }));
