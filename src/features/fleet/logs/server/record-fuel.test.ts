import { expect, test } from "vitest";
import { fuelEntries, odometerReadings } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordFuel } from "./record-fuel.ts";

const fill = (ctx: Context, vehicle_id: string, days: number, changes: object) =>
  recordFuel(ctx, {
    vehicle_id,
    at: addHours(ctx.now, 24 * days).toISOString(),
    litres: 50,
    cost_cents: 125_000,
    km: 60_000,
    is_full: true,
    station: "Engen Paarden Eiland",
    slip: null,
    is_confirmed: false,
    ...changes,
  });

test("a fill adds its reading; unusual consumption must be confirmed", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const slip = await aSentFile(ctx);
    for (const [at, km] of [60_000, 60_500, 61_000, 61_500].entries())
      expect(await fill(ctx, vehicle.id, at - 10, { km, ...(at === 0 && { slip }) })).toMatchObject({ ok: true });
    expect(await ctx.db.$count(odometerReadings)).toBe(4);
    expect(await ctx.db.select().from(fuelEntries).orderBy(fuelEntries.km)).toMatchObject([
      { fileId: slip.file_id, litres: 50 },
      {},
      {},
      {},
    ]);
    const odd = { km: 62_000, litres: 95 };
    expect(await fill(ctx, vehicle.id, -5, odd)).toMatchObject({
      reason: "needs_confirmation",
      details: { warnings: ["more_than_usual"] },
    });
    expect(await fill(ctx, vehicle.id, -5, { ...odd, is_confirmed: true })).toMatchObject({ ok: true });
    expect(await fill(ctx, vehicle.id, -4, { km: 61_000 })).toMatchObject({ reason: "backwards" });
    expect(await fill(ctx, vehicle.id, -4, { km: 62_300, litres: 30, slip })).toMatchObject({ reason: "file_gone" });
  }));
