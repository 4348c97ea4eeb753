import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripPhotos } from "#db/schema/trips.ts";

export type NewPhoto = typeof tripPhotos.$inferInsert;

/** False if another request stored the same photo in the meantime. */
export async function insertPhoto(db: Database, photo: NewPhoto): Promise<boolean> {
  const written = await db.insert(tripPhotos).values(photo).onConflictDoNothing().returning({ id: tripPhotos.id });
  return written.length > 0;
}

/** The photo that was stored under this key. */
export async function findPhoto(db: Database, id: string) {
  const [row] = await db.select({ driverId: tripPhotos.driverId }).from(tripPhotos).where(eq(tripPhotos.id, id));
  return row;
}
