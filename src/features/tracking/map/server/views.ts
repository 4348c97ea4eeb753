import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { trips } from "#db/schema/trips.ts";

export async function findTripPlaces(db: ReadDb, tripId: string) {
  const [row] = await db
    .select({ pickupLocation: trips.pickupLocation, destination: trips.destination })
    .from(trips)
    .where(eq(trips.id, tripId));
  return row;
}
