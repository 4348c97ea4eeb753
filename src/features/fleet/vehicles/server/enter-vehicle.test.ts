import { expect, test } from "vitest";
import { odometerReadings, vehicleMoves, vehicles } from "#db/schema/fleet.ts";
import { auditLog } from "#db/schema/platform.ts";
import { aFleetTeam, aVehicleForm } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enterVehicle } from "./enter-vehicle.ts";

test("a new vehicle is available, with its first reading and a history entry", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const entered = await enterVehicle(ctx, { ...aVehicleForm(), odometer_km: 120 });
    const id = entered.ok ? entered.value.id : "";
    const row = (await ctx.db.select().from(vehicles)).find((one) => one.id === id);
    expect(row).toMatchObject({
      plate: "CA 900-100",
      state: "available",
      version: 1,
      documentsUntil: null,
      hasTrailerHook: true,
    });
    expect(await ctx.db.select().from(odometerReadings)).toMatchObject([{ vehicleId: id, km: 120, source: "team" }]);
    expect(await ctx.db.select().from(vehicleMoves)).toMatchObject([{ fromState: null, toState: "available" }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "vehicle.entered", subjectId: id }]);
  }));

test.each([
  ["a plate that another has, spaced differently", { plate: "CA482117" }, "plate_taken"],
  ["an owner who is no provider", { owner_id: "018f0000-0000-7000-8000-000000000001" }, "no_such_owner"],
  ["a year that is still far ahead", { year: 2028 }, "year_ahead"],
])("%s is refused", (_, changes, reason) =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    expect(await enterVehicle(ctx, { ...aVehicleForm(changes), odometer_km: 0 })).toMatchObject({ ok: false, reason });
    expect(await ctx.db.$count(vehicles)).toBe(1);
  }),
);
