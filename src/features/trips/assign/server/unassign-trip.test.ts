import { expect, test } from "vitest";
import { vehicleHolds } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readTripMoves } from "#testing/builders/booking/trips-of-booking.ts";
import { asTeam, readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { unassignTrip } from "./unassign-trip.ts";

const reason = "He is ill";

test.each([
  ["assigned", "accepted"],
  ["reconfirmed", "accepted"],
  ["en_route", "active"],
] as const)("a trip that is %s loses its driver, who is notified, and the vehicle is free", (state, held) =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { driver_id, vehicle_id } = await writeCrew(ctx);
    const crew = { driverId: driver_id, vehicleId: vehicle_id, state: held };
    const { tripId, bookingId } = await writeTrip(ctx, addHours(testNow, 5), { crew, trip: { state } });
    const done = await unassignTrip(ctx, { trip_id: tripId, version: 1, reason });
    expect(done).toEqual({ ok: true, value: { trip_id: tripId, version: 2, state: "unassigned" } });
    const [assignment] = await readAssignments(ctx, tripId);
    expect(assignment).toMatchObject({ state: "removed", reason });
    expect(await readTripMoves(ctx, bookingId)).toEqual([[1, state, "unassigned", reason]]);
    expect(await ctx.db.$count(vehicleHolds)).toBe(0);
    expect(world.events).toEqual([{ type: "driver.removed", tripId, bookingId, assignmentId: assignment?.id }]);
  }),
);

test("a trip on offer is withdrawn, and no one gets an email about losing it", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { driver_id, vehicle_id } = await writeCrew(ctx);
    const crew = { driverId: driver_id, vehicleId: vehicle_id, state: "offered" } as const;
    const { tripId } = await writeTrip(ctx, addHours(testNow, 5), { crew, trip: { state: "offered" } });
    expect(await unassignTrip(ctx, { trip_id: tripId, version: 1, reason })).toMatchObject({ ok: true });
    expect(await readAssignments(ctx, tripId)).toMatchObject([{ state: "withdrawn" }]);
    expect(world.events).toEqual([]);
  }));

test.each(["unassigned", "planned", "onboard", "cancelled"] as const)(
  "a trip that is %s has no driver to lose",
  (state) =>
    inTransaction(async (plain) => {
      const ctx = await asTeam(plain);
      const { tripId } = await writeTrip(ctx, addHours(testNow, 5), { trip: { state } });
      const done = await unassignTrip(ctx, { trip_id: tripId, version: 1, reason });
      expect(done).toMatchObject({ reason: "not_possible" });
    }),
);
