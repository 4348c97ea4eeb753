import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { completeSilentTrips } from "./complete-silent-trips.ts";

const sixHoursAfterEnd = addHours(testNow, -7);

test("six hours after its planned end a trip without word is over, unverified, and someone is asked, once", () =>
  inTransaction(async (ctx, world) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, sixHoursAfterEnd, {
      crew: { driverId, vehicleId, state: "active" },
      trip: { state: "onboard" },
    });
    for (let round = 0; round < 2; round++) await completeSilentTrips(asSystem(ctx));
    expect((await readTrip(ctx, tripId)).state).toBe("completed_unverified");
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "fulfilled" }]);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "verify_trip", subjectId: tripId }]);
  }));

test("a minute earlier it is not, and neither is one that no one drives or that has ended", () =>
  inTransaction(async (ctx) => {
    const early = await writeTrip(ctx, addMinutes(sixHoursAfterEnd, 1), { trip: { state: "onboard" } });
    const withDriver = ["assigned", "reconfirmed", "en_route", "arrived", "searching", "onboard", "stopover"];
    const others = tripStates.filter((state) => !withDriver.includes(state));
    const ids = [];
    for (const state of others) ids.push((await writeTrip(ctx, sixHoursAfterEnd, { trip: { state } })).tripId);
    await completeSilentTrips(asSystem(ctx));
    expect((await readTrip(ctx, early.tripId)).state).toBe("onboard");
    for (const [at, id] of ids.entries()) expect((await readTrip(ctx, id)).state).toBe(others[at]);
  }));
