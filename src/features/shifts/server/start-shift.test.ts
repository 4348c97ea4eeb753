import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { vehicleDefects, vehicles } from "#db/schema/fleet.ts";
import { checklistFor } from "#domain/shift/vehicle-check.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverWithVehicle, anOpenShift, aStart } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myShift } from "./my-shift.ts";
import { startShift } from "./start-shift.ts";

const badTyres = checklistFor({ most: 3, pullsTrailer: false }).map((item) => ({ item, is_ok: item !== "tyres" }));
const wrong = (severity: "repair_soon" | "unsafe") => [
  { item: "tyres" as const, severity, text: "Worn to the canvas" },
];

describe("a shift", () => {
  test("starts with the vehicle check and the odometer reading, which becomes the vehicle’s", () =>
    inTransaction(async (ctx) => {
      const { asking, vehicleId } = await aDriverWithVehicle(ctx);
      expect(await startShift(asking, aStart(vehicleId))).toMatchObject({ ok: true, value: { is_off_road: false } });
      const [car] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, vehicleId));
      expect(car?.odometerKm).toBe(50_010);
      expect(await myShift(asking)).toMatchObject({
        value: { shift: { state: "open", start_km: 50_010, vehicle: { id: vehicleId } }, to_hand_in_cents: 0 },
      });
    }));

  test("starts with a defect that can wait, which is reported under the item’s name", () =>
    inTransaction(async (ctx) => {
      const { asking, vehicleId } = await aDriverWithVehicle(ctx);
      const start = aStart(vehicleId, { checked: badTyres, wrong: wrong("repair_soon") });
      expect(await startShift(asking, start)).toMatchObject({ value: { is_off_road: false } });
      const defects = await ctx.db.select().from(vehicleDefects).where(eq(vehicleDefects.vehicleId, vehicleId));
      expect(defects).toMatchObject([{ severity: "repair_soon", text: expect.stringMatching(/^Tyres: .*canvas$/) }]);
    }));

  test("does not start with an unsafe vehicle, which goes off the road at once", () =>
    inTransaction(async (ctx) => {
      const { asking, vehicleId } = await aDriverWithVehicle(ctx);
      const start = aStart(vehicleId, { checked: badTyres, wrong: wrong("unsafe") });
      expect(await startShift(asking, start)).toMatchObject({ value: { shift_id: null, is_off_road: true } });
      const [car] = await ctx.db.select().from(vehicles).where(eq(vehicles.id, vehicleId));
      expect(car?.state).toBe("off_road");
      expect(await myShift(asking)).toMatchObject({ value: { shift: null } });
    }));

  test("needs every item checked, a description of defects, and a plausible odometer reading", () =>
    inTransaction(async (ctx) => {
      const { asking, vehicleId } = await aDriverWithVehicle(ctx);
      const start = (changes: object) => startShift(asking, aStart(vehicleId, changes));
      expect(await start({ checked: badTyres.slice(1) })).toMatchObject({ reason: "not_checked" });
      expect(await start({ checked: badTyres })).toMatchObject({ reason: "wrong_missing" });
      expect(await start({ km: 40_000 })).toMatchObject({ reason: "needs_confirmation" });
      expect(await start({ km: 40_000, is_confirmed: true })).toMatchObject({ ok: true });
    }));

  test("is possible once at a time, with a vehicle of the driver’s own trips", () =>
    inTransaction(async (ctx) => {
      const { asking, vehicleId } = await anOpenShift(ctx);
      expect(await startShift(asking, aStart(vehicleId))).toMatchObject({ reason: "already_open" });
      const other = await aDriverWithVehicle(ctx);
      expect(await startShift(other.asking, aStart(vehicleId))).toMatchObject({ reason: "vehicle_not_yours" });
      expect(await startShift(other.asking, aStart(newId()))).toMatchObject({ reason: "vehicle_not_yours" });
      expect(await startShift(await asTeam(ctx, "driver"), aStart(vehicleId))).toMatchObject({ reason: "not_found" });
    }));
});
