import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";

import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { aBooking } from "./a-booking.ts";
import { aDriver, aVehicle } from "./a-trip.ts";

type Db = Pick<Context, "db">;

/** Writes a driver and gives back the id. */
export async function writeDriver({ db }: Db): Promise<string> {
  const driver = aDriver();
  await db.insert(drivers).values(driver);
  return driver.id;
}

/** Writes a booking with one trip per driver, each with its own vehicle and at its own hour. */
export async function writeDriven(ctx: Db, row: Parameters<typeof aBooking>[0], driverIds: readonly string[]) {
  const booking = aBooking(row);
  await ctx.db.insert(bookings).values(booking);
  const assigned: string[] = [];
  for (const [at, driverId] of driverIds.entries())
    assigned.push(await assign(ctx, await writeLeg(ctx, booking, at + 1), driverId));
  return { id: booking.id, assigned };
}

async function writeLeg({ db }: Db, booking: ReturnType<typeof aBooking>, leg: number): Promise<string> {
  const { id, passengers } = booking;
  const tripId = newId();
  const pickupAt = addHours(booking.pickupAt, leg - 1);
  await db.insert(trips).values({
    id: tripId,
    bookingId: id,
    leg,
    state: "assigned",
    pickupLocation: "Airport",
    destination: "Camps Bay",
    pickupAt,
    plannedEnd: addHours(pickupAt, 1),
    passengers,
    vehicleClass: "sedan",
    createdAt: testNow,
  });
  return tripId;
}

/** A different hour for every trip, because a driver can only be on one at a time. */
let hours = 0;

/** Assigns a trip to a driver and returns the assignment’s id. */
export async function assign({ db }: Db, tripId: string, driverId: string, state: AssignmentState = "accepted") {
  const [id, vehicle] = [newId(), aVehicle()];
  const from = addHours(testNow, hours++);
  await db.insert(vehicles).values(vehicle);
  await db.insert(assignments).values({
    id,
    tripId,
    driverId,
    vehicleId: vehicle.id,
    state,
    createdAt: testNow,
    busy: `["${from.toISOString()}","${addHours(from, 1).toISOString()}")`,
  });
  return id;
}

/** Moves an assignment to another state and returns its trip. */
export async function endAssignment({ db }: Db, id: string, state: AssignmentState): Promise<string> {
  const [row] = await db.update(assignments).set({ state }).where(eq(assignments.id, id)).returning();
  if (!row) throw new Error("No such assignment.");
  return row.tripId;
}
