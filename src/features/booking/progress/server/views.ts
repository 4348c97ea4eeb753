import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export async function findTripStates(db: ReadDb, bookingId: string): Promise<readonly TripState[]> {
  const rows = await db.select({ state: trips.state }).from(trips).where(eq(trips.bookingId, bookingId));
  return rows.map(({ state }) => state);
}

/** The leg a trip belongs to. */
export async function findLegOf(db: ReadDb, tripId: string): Promise<number | undefined> {
  const [row] = await db.select({ leg: trips.leg }).from(trips).where(eq(trips.id, tripId));
  return row?.leg;
}
