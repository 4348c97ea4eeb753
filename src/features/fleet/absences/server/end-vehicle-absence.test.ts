import { expect, test } from "vitest";
import { vehicleAbsences as table } from "#db/schema/fleet.ts";
import { deletedRows } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleAbsence } from "./add-vehicle-absence.ts";
import { endVehicleAbsence } from "./end-vehicle-absence.ts";
import { vehicleAbsences } from "./vehicle-absences.ts";

test("a current one ends now, a future one is deleted, a past one stays", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const add = async (from: number, until: number) => {
      const added = await addVehicleAbsence(ctx, {
        vehicle_id: vehicle.id,
        kind: "maintenance",
        reason: "",
        from: addHours(ctx.now, from).toISOString(),
        until: addHours(ctx.now, until).toISOString(),
      });
      return added.ok ? added.value.id : "";
    };
    const running = await add(-2, 3);
    const ahead = await add(30, 40);
    expect(await endVehicleAbsence(ctx, { id: running })).toMatchObject({ ok: true });
    expect(await endVehicleAbsence(ctx, { id: ahead })).toMatchObject({ ok: true });
    const { value } = await vehicleAbsences(ctx, { vehicle_id: vehicle.id });
    expect(value.absences).toMatchObject([{ id: running, until: ctx.now.toISOString() }]);
    expect(await endVehicleAbsence(ctx, { id: running })).toMatchObject({ reason: "is_over" });
    expect(await endVehicleAbsence(ctx, { id: ahead })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.$count(table)).toBe(1);
    // Only the deleted one can be restored.
    const kept = await ctx.db.select({ table: deletedRows.tableName, content: deletedRows.content }).from(deletedRows);
    expect(kept).toMatchObject([{ table: "vehicle_absences", content: { id: ahead, kind: "maintenance" } }]);
  }));
