import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";

export async function insertReview(db: Database, review: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(review);
}

/** False if it has changed since that version. */
export async function updateReview(
  db: Database,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Partial<typeof reviews.$inferInsert>,
): Promise<boolean> {
  const written = await db
    .update(reviews)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(reviews.id, id), eq(reviews.version, version)))
    .returning({ id: reviews.id });
  return written.length > 0;
}
