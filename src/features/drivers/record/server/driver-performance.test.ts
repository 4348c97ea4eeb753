import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { dutySpans } from "#db/schema/tracking.ts";
import { assignmentMoves, assignments, tripMoves } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverPerformance } from "./driver-performance.ts";

test("hours come from trips, and the score from trips driven, kept and accepted", () =>
  inTransaction(async (ctx) => {
    const driverId = await aDriverOnRecord(ctx);
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    const give = (hours: number, state: "accepted" | "fulfilled" | "released" | "expired") =>
      writeTrip(ctx, addHours(testNow, hours), {
        minutes: 120,
        trip: { state: state === "fulfilled" ? "completed" : "assigned" },
        crew: { driverId, vehicleId: vehicle.id, state },
      });
    const driven = await give(-10, "fulfilled");
    await give(-30, "fulfilled");
    await give(4, "accepted");
    const kept = await give(50, "released");
    await give(60, "expired");
    await ctx.db.update(assignments).set({ mode: "direct", offeredAt: testNow });
    const arrival = { fromState: "en_route" as const, toState: "arrived" as const, actor: "system" };
    await ctx.db.insert(tripMoves).values({
      ...arrival,
      id: newId(),
      tripId: driven.tripId,
      createdAt: addMinutes(addHours(testNow, -10), 20),
    });
    const [released] = (await ctx.db.select().from(assignments)).filter(({ tripId }) => tripId === kept.tripId);
    await ctx.db.insert(assignmentMoves).values({
      id: newId(),
      assignmentId: released?.id ?? "",
      fromState: "accepted",
      toState: "released",
      actor: "system",
      createdAt: testNow,
    });

    const answer = await driverPerformance(ctx, { driver_id: driverId });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        week: { resting_hours: 8, next_start: addHours(testNow, 4).toISOString() },
        rating: null,
        parts: [
          { part: "completion", good: 2, of: 2, percent: 100 },
          { part: "punctuality", good: 0, of: 1, percent: 0 },
          { part: "ratings", good: 0, of: 0, percent: null },
          { part: "reliability", good: 3, of: 3, percent: 100 },
          { part: "answers", good: 4, of: 5, percent: 80 },
        ],
        score: 66,
      },
    });
  }));

test("a new driver has no score yet", () =>
  inTransaction(async (ctx) => {
    const driver_id = await aDriverOnRecord(ctx);
    expect(await driverPerformance(ctx, { driver_id })).toMatchObject({ value: { score: null, week: { hours: 0 } } });
    expect(await driverPerformance(ctx, { driver_id: newId() })).toMatchObject({ reason: "not_found" });
  }));

test("duty reported by the driver is not rest, and lengthens the work around a trip", () =>
  inTransaction(async (ctx) => {
    const driverId = await aDriverOnRecord(ctx);
    const vehicle = aVehicle();
    await ctx.db.insert(vehicles).values(vehicle);
    await writeTrip(ctx, addHours(testNow, -10), {
      minutes: 120,
      trip: { state: "completed" },
      crew: { driverId, vehicleId: vehicle.id, state: "fulfilled" },
    });
    const duty = { id: newId(), driverId, startedAt: addHours(testNow, -12), endedAt: addHours(testNow, -3) };
    await ctx.db.insert(dutySpans).values(duty);
    expect(await driverPerformance(ctx, { driver_id: driverId })).toMatchObject({
      value: { week: { resting_hours: 3, stretches: [{ from: duty.startedAt.toISOString(), hours: 9, trips: 1 }] } },
    });
  }));
