import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { addHours } from "#domain/time/local-time.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { tripsOnVehicle } from "./trips-on-vehicle.ts";

test("lists a vehicle’s trips in a period, with their drivers", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aFleetTeam(transaction);
    const driver = aDriver();
    await ctx.db.insert(drivers).values(driver);
    const start = addHours(ctx.now, 5);
    const { reference } = await writeTrip(ctx, start, { crew: { driverId: driver.id, vehicleId: vehicle.id } });
    const ask = (from: number, until: number) =>
      tripsOnVehicle(ctx, {
        vehicle_id: vehicle.id,
        from: addHours(ctx.now, from).toISOString(),
        until: addHours(ctx.now, until).toISOString(),
      });
    const result = await ask(0, 24);
    expect(result.value.trips).toMatchObject([{ reference, from: start.toISOString(), driver: "Sipho Ndlovu" }]);
    expect((await ask(6, 24)).value.trips).toEqual([]);
    expect((await ask(24, 0)).value.trips).toEqual([]);
  }));
