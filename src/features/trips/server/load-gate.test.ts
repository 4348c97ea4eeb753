import { expect, test } from "vitest";
import { dutySpans } from "#db/schema/tracking.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { loadGate } from "./load-gate.ts";

const start = addHours(testNow, 96);

test("knows the work around a trip, and around the empty drive to a distant place too", () =>
  inTransaction(async (ctx) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const crew = { driverId, vehicleId };
    await writeTrip(ctx, addHours(start, -30), { crew });
    await writeTrip(ctx, addHours(start, 30), { crew });
    await writeTrip(ctx, addHours(start, -42), { crew });
    await writeTrip(ctx, addHours(start, -80), { crew });
    const near = await writeTrip(ctx, start);
    // More than six hours from Cape Town, so the driver leaves long before.
    const far = await writeTrip(ctx, start, { trip: { pickupLocation: "Plettenberg Bay", destination: "Knysna" } });

    const known = async (tripId: string) => {
      const gate = await loadGate(ctx, { tripIds: [tripId], driverIds: [driverId], vehicleIds: [vehicleId] });
      return gate.workOf.get(driverId)?.length;
    };
    expect(await known(near.tripId)).toBe(2);
    expect(await known(far.tripId)).toBe(3);
  }));

test("without trips there is nothing to load", () =>
  inTransaction(async (ctx) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    await writeTrip(ctx, testNow, { crew: { driverId, vehicleId } });
    const gate = await loadGate(ctx, { tripIds: [], driverIds: [driverId], vehicleIds: [vehicleId] });
    expect(gate.workOf.size).toBe(0);
    expect(gate.inputFor(driverId, driverId, vehicleId)).toBeUndefined();
  }));

test("a driver’s current duty counts, with or without a trip, up to now and no longer than a duty lasts", () =>
  inTransaction(async (ctx) => {
    const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
    const { tripId } = await writeTrip(ctx, addHours(testNow, 4));
    const spans = [
      [-60, -50],
      [-30, -12],
      [-11, null],
    ] as const;
    for (const [from, to] of spans)
      await ctx.db.insert(dutySpans).values({
        id: newId(),
        driverId,
        startedAt: addHours(testNow, from),
        endedAt: to === null ? null : addHours(testNow, to),
      });
    const gate = await loadGate(ctx, { tripIds: [tripId], driverIds: [driverId], vehicleIds: [vehicleId] });
    const driver = gate.inputFor(tripId, driverId, vehicleId)?.driver;
    expect(driver?.duty.toSorted((a, b) => a.from.getTime() - b.from.getTime())).toEqual([
      { from: addHours(testNow, -30), to: addHours(testNow, -16) },
      { from: addHours(testNow, -11), to: testNow },
    ]);
    expect(driver?.away).toEqual([]);
  }));
