import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicleAbsences as table } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addVehicleAbsence } from "./add-vehicle-absence.ts";

test("an absence over a trip is saved, and says how many trips need another vehicle", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const driver = aDriver();
    await ctx.db.insert(drivers).values(driver);
    await writeTrip(ctx, addHours(ctx.now, 5), { crew: { driverId: driver.id, vehicleId: vehicle.id } });
    const away = { vehicle_id: vehicle.id, kind: "maintenance" as const, reason: "Service" };
    const from = ctx.now.toISOString();
    const until = addHours(ctx.now, 8).toISOString();
    expect(await addVehicleAbsence(ctx, { ...away, from, until })).toMatchObject({ value: { trips: 1 } });
    const later = addHours(ctx.now, 20).toISOString();
    expect(await addVehicleAbsence(ctx, { ...away, from: until, until: later })).toMatchObject({ value: { trips: 0 } });
    expect(await ctx.db.$count(table)).toBe(2);
  }));

test.each([
  ["an end before its start", 5, 4, "ends_before_start"],
  ["what is over", -5, -4, "is_over"],
  ["ten years", 1, 10 * 366 * 24, "too_long"],
])("%s is refused", (_, from, until, reason) =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const span = { from: addHours(ctx.now, from).toISOString(), until: addHours(ctx.now, until).toISOString() };
    const input = { vehicle_id: vehicle.id, kind: "off_road" as const, reason: "", ...span };
    expect(await addVehicleAbsence(ctx, input)).toMatchObject({ reason });
  }),
);
