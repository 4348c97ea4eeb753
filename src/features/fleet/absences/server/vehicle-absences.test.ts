import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleAbsence } from "./add-vehicle-absence.ts";
import { vehicleAbsences } from "./vehicle-absences.ts";

test("absences are listed by time with their authors; old ones are left out", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const add = (from: number, until: number) =>
      addVehicleAbsence(ctx, {
        vehicle_id: vehicle.id,
        kind: "reserved",
        reason: "Film crew",
        from: addHours(ctx.now, from).toISOString(),
        until: addHours(ctx.now, until).toISOString(),
      });
    await add(30, 40);
    await add(-2, 3);
    const { value } = await vehicleAbsences(ctx, { vehicle_id: vehicle.id });
    expect(value.absences.map(({ from }) => from)).toEqual(
      [-2, 30].map((hours) => addHours(ctx.now, hours).toISOString()),
    );
    expect(value.absences[0]).toMatchObject({
      kind: "reserved",
      reason: "Film crew",
      by: "Naledi",
      work_order_id: null,
    });
    const later = { ...ctx, now: addHours(ctx.now, 24 * 120) };
    expect((await vehicleAbsences(later, { vehicle_id: vehicle.id })).value.absences).toEqual([]);
  }));
