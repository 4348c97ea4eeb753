import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, vehicleHolds } from "#db/schema/trips.ts";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { moveAssignment } from "./move-assignment.ts";

const start = addHours(testNow, 48);
const end = addHours(start, 1);
const busy = `["${start.toISOString()}","${end.toISOString()}")`;
const taken = { cause: expect.objectContaining({ code: "23P01", constraint: "vehicle_is_taken_once" }) };

async function crewOf(ctx: Context) {
  const [driver, vehicle] = [aDriver(), aVehicle()];
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return { driverId: driver.id, vehicleId: vehicle.id };
}
const anotherDriver = async (ctx: Context) => {
  const driver = aDriver();
  await ctx.db.insert(drivers).values(driver);
  return driver.id;
};

/** A sold trip with its reserved vehicle. */
async function soldTrip(ctx: Context, vehicleId: string, hold: Partial<typeof vehicleHolds.$inferInsert> = {}) {
  const { tripId, bookingId } = await writeTrip(ctx, start);
  await ctx.db.insert(vehicleHolds).values({
    id: newId(),
    bookingId,
    leg: 1,
    vehicleId,
    busy,
    state: "reserved",
    createdAt: testNow,
    ...hold,
  });
  return tripId;
}
const assign = (ctx: Context, tripId: string, crew: { driverId: string; vehicleId: string }, overridden = false) =>
  ctx.db.insert(assignments).values({
    id: newId(),
    tripId,
    ...crew,
    state: "accepted",
    overridden,
    busy,
    createdAt: testNow,
  });
const assignedTo = (ctx: Context, vehicleId: string) =>
  ctx.db.$count(vehicleHolds, and(eq(vehicleHolds.vehicleId, vehicleId), eq(vehicleHolds.state, "assigned")));

describe("a vehicle's time is taken once, by a hold or by an assignment", () => {
  test("a trip can be assigned the vehicle held for it", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await assign(ctx, await soldTrip(ctx, crew.vehicleId), crew);
      expect(await assignedTo(ctx, crew.vehicleId)).toBe(1);
    }));

  test("another trip cannot", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await soldTrip(ctx, crew.vehicleId);
      const { tripId } = await writeTrip(ctx, start);
      await expect(assign(ctx, tripId, crew)).rejects.toMatchObject(taken);
    }));

  test("nor can one vehicle be assigned to two trips", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await writeTrip(ctx, start, { crew });
      const other = { ...crew, driverId: await anotherDriver(ctx) };
      await expect(writeTrip(ctx, start, { crew: other })).rejects.toMatchObject(taken);
    }));

  test("an assigned vehicle cannot be held for another trip", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await writeTrip(ctx, start, { crew });
      await expect(soldTrip(ctx, crew.vehicleId)).rejects.toMatchObject(taken);
    }));

  test("once the assignment has ended, the vehicle is free", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      const { tripId } = await writeTrip(ctx, start, { crew });
      const [assignment] = await ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId));
      await moveAssignment(ctx, { id: assignment?.id ?? "", to: "removed" });
      expect(await assignedTo(ctx, crew.vehicleId)).toBe(0);
      await soldTrip(ctx, crew.vehicleId);
    }));

  test("an expired hold gives way", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await soldTrip(ctx, crew.vehicleId, { state: "held", expiresAt: new Date("2020-01-01T08:00:00Z") });
      const { tripId } = await writeTrip(ctx, start);
      await assign(ctx, tripId, crew);
      expect(await assignedTo(ctx, crew.vehicleId)).toBe(1);
    }));

  test("a dispatcher’s override takes no time from anyone", () =>
    inTransaction(async (ctx) => {
      const crew = await crewOf(ctx);
      await soldTrip(ctx, crew.vehicleId);
      const { tripId } = await writeTrip(ctx, start);
      await assign(ctx, tripId, crew, true);
      expect(await assignedTo(ctx, crew.vehicleId)).toBe(0);
    }));
});

describe("at the same moment", () => {
  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  test.each([10, 20, 30, 40])(
    "a sale and an assignment want the last vehicle: one gets it (%i days ahead)",
    async (days) => {
      const db = openDatabase(site.pool);
      const day = addDays(localDateOf(new Date()), days);
      const [driver, vehicle] = [aDriver(), aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })];
      await db.insert(drivers).values(driver);
      await db.delete(vehicleHolds);
      await db.update(vehicles).set({ state: "retired" });
      await db.insert(vehicles).values(vehicle);
      const { tripId } = await writeTrip({ db } as Context, new Date(`${day}T06:00:00Z`), { minutes: 8 * 60 });

      const sale = () => site.call("create-booking", { ...aBookingRequest(), pickup_date: day });
      const assigned = () =>
        site.pool
          .query(
            `insert into assignments (id, trip_id, driver_id, vehicle_id, state, busy, created_at)
           select $1, id, $2, $3, 'accepted', tstzrange(pickup_at, planned_end), now() from trips where id = $4`,
            [newId(), driver.id, vehicle.id, tripId],
          )
          .then(
            () => "assigned" as const,
            (error: { constraint?: string }) => error.constraint,
          );
      const [answer, outcome] = await Promise.all([sale(), assigned()]);
      const isAssigned = outcome === "assigned";
      if (!isAssigned) expect(outcome).toBe("vehicle_is_taken_once");
      const body = await answer.json();
      expect([answer.status, body.error]).toEqual(isAssigned ? [409, "no_vehicle_free"] : [200, undefined]);
    },
  );
});
