import { eq } from "drizzle-orm";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { aDriver, aVehicle, writeTrip } from "./a-trip.ts";

/** Writes a trip two days ahead with a driver and a vehicle. */
export async function writeCrewedTrip(ctx: Context) {
  const driver = aDriver();
  const vehicle = aVehicle();
  await ctx.db.insert(drivers).values(driver);
  await ctx.db.insert(vehicles).values(vehicle);
  return writeTrip(ctx, addHours(testNow, 48), { crew: { driverId: driver.id, vehicleId: vehicle.id } });
}

/** The state of the assignment, and of the trip. */
export const findCrewStates = async (ctx: Context, tripId: string) => {
  const [crew] = await ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId));
  const [trip] = await ctx.db.select().from(trips).where(eq(trips.id, tripId));
  return [crew?.state, trip?.state];
};
