import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripDisputes } from "#db/schema/incidents.ts";

export type DisputeRow = typeof tripDisputes.$inferSelect;

/** False if the same was already disputed. */
export async function insertDispute(db: Database, row: typeof tripDisputes.$inferInsert): Promise<boolean> {
  const written = await db.insert(tripDisputes).values(row).onConflictDoNothing().returning({ id: tripDisputes.id });
  return written.length > 0;
}

export async function lockDispute(db: Database, id: string): Promise<DisputeRow | undefined> {
  const [row] = await db.select().from(tripDisputes).where(eq(tripDisputes.id, id)).for("update");
  return row;
}

export async function updateDispute(db: Database, id: string, changes: Partial<DisputeRow>): Promise<void> {
  await db.update(tripDisputes).set(changes).where(eq(tripDisputes.id, id));
}

/** Clears the statements about these bookings’ trips; the disputes stay. */
export async function forgetDisputesOf(db: Database, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return;
  await db
    .update(tripDisputes)
    .set({ text: "", answer: "" })
    .where(inArray(tripDisputes.bookingId, [...bookingIds]));
}
