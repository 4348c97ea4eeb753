import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeVehicleStatus } from "./change-vehicle-status.ts";

test("a vehicle goes off the road with a reason, is retired, and comes back", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const move = (version: number, to: "off_road" | "retired" | "available" | "maintenance") =>
      changeVehicleStatus(ctx, { id: vehicle.id, version, to, reason: "Because" });
    expect(await move(1, "off_road")).toMatchObject({ value: { version: 2 } });
    expect(await move(1, "available")).toMatchObject({ reason: "changed_meanwhile" });
    expect(await move(2, "retired")).toMatchObject({ value: { version: 3 } });
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ state: "retired", retiredAt: ctx.now }]);
    expect(await move(3, "maintenance")).toMatchObject({ reason: "not_possible" });
    expect(await move(3, "available")).toMatchObject({ value: { version: 4 } });
    expect(await ctx.db.select().from(vehicles)).toMatchObject([{ state: "available", retiredAt: null }]);
  }));

test("a vehicle with future trips cannot be retired, but may break down", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const driver = aDriver();
    await ctx.db.insert(drivers).values(driver);
    await writeTrip(ctx, addHours(ctx.now, 5), { crew: { driverId: driver.id, vehicleId: vehicle.id } });
    const ask = { id: vehicle.id, version: 1, reason: "Sold" };
    expect(await changeVehicleStatus(ctx, { ...ask, to: "off_road" })).toMatchObject({ ok: true });
    expect(await changeVehicleStatus(ctx, { ...ask, version: 2, to: "retired" })).toMatchObject({
      reason: "has_trips",
    });
  }));
