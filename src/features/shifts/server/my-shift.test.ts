import { expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { dutySpans } from "#db/schema/tracking.ts";
import { assignments } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverWithVehicle } from "#testing/builders/dispatch/a-shift.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { myShift } from "./my-shift.ts";

test("the nearest trip’s vehicle comes first, and hours come from completed trips", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId, vehicleId } = await aDriverWithVehicle(ctx);
    const other = aVehicle();
    await ctx.db.insert(vehicles).values(other);
    const crew = { driverId, vehicleId: other.id };
    await writeTrip(ctx, addHours(testNow, 30), { crew });
    await writeTrip(ctx, addHours(testNow, -3), { crew, minutes: 90, trip: { state: "completed" } });
    const read = await myShift(asking);
    expect(read).toMatchObject({
      value: {
        shift: null,
        hours: { trips_today: 1, hours_today: 1.5, rest_hours: 1.5, duty_hours: 3, duty_left_hours: 11 },
      },
    });
    expect(read.ok && read.value.hours.rule).toContain("At most 14 h");
    expect(read.ok && read.value.vehicles.map(({ id }) => id)).toEqual([vehicleId, other.id]);
  }));

test.each([
  ["last night’s trip, and one this afternoon", -8, 7, 0],
  ["this morning’s trip, and one this afternoon", -1, 7, 0],
  ["a trip tomorrow evening, and none today", -30, 34, 0],
])("a shift starts with today’s vehicle: %s", (_what, before, after) =>
  inTransaction(async (ctx) => {
    const { asking, driverId } = await aDriverWithVehicle(ctx);
    await ctx.db.delete(assignments);
    const [old, next] = [aVehicle(), aVehicle()];
    await ctx.db.insert(vehicles).values([old, next]);
    await writeTrip(ctx, addHours(testNow, before), {
      crew: { driverId, vehicleId: old.id },
      trip: { state: "completed" },
    });
    await writeTrip(ctx, addHours(testNow, after), { crew: { driverId, vehicleId: next.id } });
    const read = await myShift(asking);
    expect(read.ok && read.value.vehicles.map(({ id }) => id)).toEqual([next.id, old.id]);
  }),
);

test("a shift that starts before midnight uses the next trip’s vehicle; without a trip, that day’s", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId } = await aDriverWithVehicle(ctx);
    await ctx.db.delete(assignments);
    const [day, night] = [aVehicle(), aVehicle()];
    await ctx.db.insert(vehicles).values([day, night]);
    const completed = { trip: { state: "completed" } } as const;
    await writeTrip(ctx, new Date("2026-12-31T20:00:00Z"), { crew: { driverId, vehicleId: day.id }, ...completed });
    const late = { ...asking, now: new Date("2026-12-31T21:30:00Z") };
    const first = async () => {
      const read = await myShift(late);
      return read.ok && read.value.vehicles[0]?.id;
    };
    expect(await first()).toBe(day.id);
    await writeTrip(ctx, new Date("2026-12-31T22:50:00Z"), { crew: { driverId, vehicleId: night.id } });
    expect(await first()).toBe(night.id);
  }));

test("a driver on duty after the last trip rests from the end of duty", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId, vehicleId } = await aDriverWithVehicle(ctx);
    const crew = { driverId, vehicleId };
    await writeTrip(ctx, addHours(testNow, -5), { crew, trip: { state: "completed" } });
    const duty = { id: newId(), driverId, startedAt: addHours(testNow, -6), endedAt: addHours(testNow, -1) };
    await ctx.db.insert(dutySpans).values(duty);
    expect(await myShift(asking)).toMatchObject({
      value: { hours: { trips_today: 1, hours_today: 1, rest_hours: 1, duty_hours: 6 } },
    });
    await ctx.db.update(dutySpans).set({ endedAt: null });
    expect(await myShift(asking)).toMatchObject({ value: { hours: { rest_hours: null, duty_hours: 6 } } });
  }));

test("an account without a driver’s record has no shift", () =>
  inTransaction(async (ctx) => {
    expect(await myShift(await asTeam(ctx, "driver"))).toMatchObject({ reason: "not_found" });
  }));
