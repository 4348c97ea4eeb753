import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { reviews } from "#db/schema/reviews.ts";
import { recordEditor } from "#platform/edit-record.ts";

type ReviewRow = typeof reviews.$inferSelect;

export async function insertReview(db: Database, review: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(review);
}

/** Changes a review as its preview showed it. */
export const reviewEditor = recordEditor<ReviewRow>({
  async lock(db, id) {
    const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).for("update");
    return row;
  },
  async update(db, id, changes) {
    await db.update(reviews).set(changes).where(eq(reviews.id, id));
  },
  isUndated: true,
});
