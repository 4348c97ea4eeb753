import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { unassignTrips } from "./unassign-trips.ts";

test("several trips lose their drivers for one reason; a trip without a driver is refused on its own", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const crew = { driverId, vehicleId };
    const [first, second] = [addHours(testNow, 5), addHours(testNow, 9)];
    const trips = [
      await writeTrip(ctx, first, { crew }),
      await writeTrip(ctx, first),
      await writeTrip(ctx, second, { crew }),
    ];
    const rows = trips.map(({ tripId }) => ({ trip_id: tripId, version: 1 }));
    const { value } = await unassignTrips(ctx, { trips: rows, reason: "The road is closed" });
    expect(value.results.map(({ is_done, error }) => [is_done, error])).toEqual([
      [true, null],
      [false, "not_possible"],
      [true, null],
    ]);
    expect(world.events.map(({ type }) => type)).toEqual(["driver.removed", "driver.removed"]);
    expect((await readTrip(ctx, trips[2]?.tripId ?? "")).state).toBe("unassigned");
  }));
