import { and, asc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { ratingPhotos, ratings } from "#db/schema/reviews.ts";

/** The photographs of these ratings, in the order their guests chose. */
export async function findPhotosOf(db: ReadDb, ratingIds: readonly string[]) {
  if (ratingIds.length === 0) return [];
  return db
    .select({ id: ratingPhotos.id, ratingId: ratingPhotos.ratingId, fileId: ratingPhotos.fileId })
    .from(ratingPhotos)
    .where(inArray(ratingPhotos.ratingId, [...ratingIds]))
    .orderBy(asc(ratingPhotos.ratingId), asc(ratingPhotos.position));
}

export const isPublishedRating = async (db: ReadDb, id: string): Promise<boolean> =>
  (await db.$count(ratings, and(eq(ratings.id, id), eq(ratings.state, "published")))) > 0;
