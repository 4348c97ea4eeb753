import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripPhotos, trips } from "#db/schema/trips.ts";

export type NewPhoto = typeof tripPhotos.$inferInsert;

/** False where another request took in the same one meanwhile. */
export async function insertPhoto(db: Database, photo: NewPhoto): Promise<boolean> {
  const written = await db.insert(tripPhotos).values(photo).onConflictDoNothing().returning({ id: tripPhotos.id });
  return written.length > 0;
}

/** Before the files themselves go: a row points to each of them. */
export async function deletePhotosOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  const theirs = db
    .select({ id: trips.id })
    .from(trips)
    .where(inArray(trips.bookingId, [...bookingIds]));
  await db.delete(tripPhotos).where(inArray(tripPhotos.tripId, theirs));
}

/** The one that came with this key before. */
export async function findPhoto(db: Database, id: string) {
  const [row] = await db.select({ driverId: tripPhotos.driverId }).from(tripPhotos).where(eq(tripPhotos.id, id));
  return row;
}
