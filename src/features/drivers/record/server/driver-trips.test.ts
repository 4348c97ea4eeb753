import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverTrips } from "./driver-trips.ts";

test("a driver’s own trips come latest first, page by page", () =>
  inTransaction(async (ctx) => {
    const [driverId, other] = [await aDriverOnRecord(ctx), await aDriverOnRecord(ctx)];
    const [vehicle, second] = [aVehicle({ plate: "CA 1" }), aVehicle()];
    await ctx.db.insert(vehicles).values([vehicle, second]);
    for (let at = 0; at < 27; at++)
      await writeTrip(ctx, addHours(testNow, at * 2), {
        crew: { driverId, vehicleId: vehicle.id, state: at === 0 ? "declined" : "accepted" },
      });
    await writeTrip(ctx, testNow, { crew: { driverId: other, vehicleId: second.id } });

    const first = (await driverTrips(ctx, { driver_id: driverId })).value;
    const rest = (await driverTrips(ctx, { driver_id: driverId, after: first.next })).value;
    expect(first.trips).toHaveLength(25);
    expect(first.trips[0]).toMatchObject({ pickup_at: addHours(testNow, 52).toISOString(), plate: "CA 1" });
    expect(rest).toMatchObject({ trips: [{ state: "accepted" }, { state: "declined" }], next: null });
  }));
