import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { ratingPhotos } from "#db/schema/reviews.ts";

export async function insertPhotos(db: Database, photos: readonly (typeof ratingPhotos.$inferInsert)[]): Promise<void> {
  if (photos.length > 0) await db.insert(ratingPhotos).values([...photos]);
}

/** Answers the file that is no longer needed; undefined if this rating has no such photograph. */
export async function deletePhoto(db: Database, { id, ratingId }: { id: string; ratingId: string }) {
  const [row] = await db
    .delete(ratingPhotos)
    .where(and(eq(ratingPhotos.id, id), eq(ratingPhotos.ratingId, ratingId)))
    .returning({ fileId: ratingPhotos.fileId });
  return row?.fileId;
}

export async function deletePhotosOf(db: Database, ratingIds: readonly string[]): Promise<void> {
  await db.delete(ratingPhotos).where(inArray(ratingPhotos.ratingId, [...ratingIds]));
}
