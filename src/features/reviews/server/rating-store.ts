import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { ratingMoves, ratingOptOuts, ratings } from "#db/schema/reviews.ts";

export type RatingRow = typeof ratings.$inferSelect;
export type RatingChanges = Partial<Omit<RatingRow, "id">>;

export async function lockRating(db: Database, id: string): Promise<RatingRow | undefined> {
  const [row] = await db.select().from(ratings).where(eq(ratings.id, id)).for("update");
  return row;
}

/** False if a rating was already requested for the trip. */
export async function insertRequest(db: Database, row: typeof ratings.$inferInsert): Promise<boolean> {
  const written = await db.insert(ratings).values(row).onConflictDoNothing().returning({ id: ratings.id });
  return written.length > 0;
}

export async function updateRating(db: Database, id: string, changes: RatingChanges): Promise<void> {
  await db.update(ratings).set(changes).where(eq(ratings.id, id));
}

export async function insertRatingMove(db: Database, row: typeof ratingMoves.$inferInsert): Promise<void> {
  await db.insert(ratingMoves).values(row);
}

/** Open requests of this period: the instance that marks one sends the reminder. */
export async function claimReminders(
  db: Database,
  request: { after: Date; until: Date },
  now: Date,
): Promise<string[]> {
  const claimed = await db
    .update(ratings)
    .set({ remindedAt: now })
    .where(
      and(
        eq(ratings.state, "requested"),
        isNull(ratings.remindedAt),
        gt(ratings.askedAt, request.after),
        lte(ratings.askedAt, request.until),
      ),
    )
    .returning({ id: ratings.id });
  return claimed.map(({ id }) => id);
}

export async function insertOptOut(db: Database, email: string, at: Date): Promise<void> {
  await db.insert(ratingOptOuts).values({ email: email.toLowerCase(), createdAt: at }).onConflictDoNothing();
}

/** Clears comments and answers; the stars stay anonymously. */
export async function forgetRatings(db: Database, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  const emptied = { words: "", privateMessage: "", reply: "", isAnonymous: true };
  await db.update(ratings).set(emptied).where(inArray(ratings.id, all));
  await db.update(ratingMoves).set({ reason: null }).where(inArray(ratingMoves.ratingId, all));
}

export async function deleteOptOut(db: Database, email: string): Promise<void> {
  await db.delete(ratingOptOuts).where(sql`${ratingOptOuts.email} = lower(${email})`);
}
