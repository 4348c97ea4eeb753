import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { auditLog } from "#db/schema/platform.ts";
import { writeDocuments } from "#testing/builders/dispatch/a-document.ts";
import { aFleetTeam, aVehicleForm } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { editVehicle } from "./edit-vehicle.ts";

test("facts are changed on the version shown, and the changes are logged", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    // Its own plate is not a duplicate.
    const form = aVehicleForm({ plate: "CA 482 117", seats: 7 });
    expect(await editVehicle(ctx, { ...form, id: vehicle.id, version: 1 })).toEqual({
      ok: true,
      value: { id: vehicle.id, version: 2 },
    });
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ plate: "CA 482 117", seats: 7, odometerKm: 60_000 }]);
    const [entry] = await ctx.db.select().from(auditLog);
    expect(entry?.details).toMatchObject({ fields: expect.arrayContaining(["plate", "seats"]) });
  }));

test("an outdated screen, an unknown vehicle and another vehicle’s plate are refused", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const other = { ...vehicle, id: ctx.newId(), plate: "CA 1" };
    await ctx.db.insert(vehicles).values(other);
    const edit = (changes: object) => editVehicle(ctx, { ...aVehicleForm(), id: vehicle.id, version: 1, ...changes });
    expect(await edit({ version: 7 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await edit({ id: ctx.newId() })).toMatchObject({ reason: "not_found" });
    expect(await edit({ plate: "CA-1" })).toMatchObject({ reason: "plate_taken" });
  }));

test("with more seats its roadworthy certificate, and so the vehicle, is valid for less time", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction, { seats: 8 });
    await writeDocuments(ctx, { vehicleId: vehicle.id });
    const until = async (version: number, seats: number) => {
      await editVehicle(ctx, { ...aVehicleForm({ seats }), id: vehicle.id, version });
      return (await ctx.db.select().from(vehicles))[0]?.documentsUntil;
    };
    const asCar = await until(1, 7);
    const asBus = await until(2, 40);
    expect([asCar, asBus]).toEqual(["2027-10-01", "2027-04-01"]);
    expect(await until(3, 7)).toBe(asCar);
  }));
