import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments } from "#db/schema/dispatch.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { releaseCancelled, releaseMoved } from "./release-drivers.ts";

async function writeCrewed(ctx: Context) {
  const driver = aDriver();
  const vehicle = aVehicle();
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return writeTrip(ctx, addHours(testNow, 48), { crew: { driverId: driver.id, vehicleId: vehicle.id } });
}

const stateOf = async (ctx: Context, tripId: string) => {
  const [crew] = await ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId));
  const [trip] = await ctx.db.select().from(trips).where(eq(trips.id, tripId));
  return [crew?.state, trip?.state];
};

test("a cancelled trip frees its driver, who is told once", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference } = await writeCrewed(ctx);
    const event = { type: "booking.cancelled", reference, code: "WEATHER", legs: [1], isWhole: true } as const;
    await releaseCancelled(ctx, event);
    await releaseCancelled(ctx, event);
    expect((await stateOf(ctx, tripId))[0]).toBe("removed");
    expect(world.emails.map(({ to }) => to)).toEqual(["sipho@example.com"]);
  }));

test("another leg's cancellation leaves the driver", () =>
  inTransaction(async (ctx) => {
    const { tripId, reference } = await writeCrewed(ctx);
    await releaseCancelled(ctx, { type: "booking.cancelled", reference, code: "WEATHER", legs: [2], isWhole: false });
    expect(await stateOf(ctx, tripId)).toEqual(["accepted", "assigned"]);
  }));

test("a trip that moved out of its driver's time needs one again", () =>
  inTransaction(async (ctx, world) => {
    const { tripId, reference } = await writeCrewed(ctx);
    const event = { type: "booking.changed", reference, changeId: "c1" } as const;
    await releaseMoved(ctx, event);
    expect(await stateOf(ctx, tripId)).toEqual(["accepted", "assigned"]);

    const moved = { plannedStart: addHours(testNow, 72), plannedEnd: addHours(testNow, 73) };
    await ctx.db.update(trips).set(moved).where(eq(trips.id, tripId));
    await releaseMoved(ctx, event);
    expect(await stateOf(ctx, tripId)).toEqual(["removed", "unassigned"]);
    expect(world.emails).toHaveLength(1);
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "find_driver" }]);
  }));
