import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingChanges, bookingDocuments, bookingItems, resales } from "#db/schema/booking.ts";

export async function insertItems(db: Database, items: readonly (typeof bookingItems.$inferInsert)[]): Promise<void> {
  if (items.length > 0) await db.insert(bookingItems).values([...items]);
}

export async function deleteItems(db: Database, bookingId: string): Promise<void> {
  await db.delete(bookingItems).where(eq(bookingItems.bookingId, bookingId));
}

export async function insertDocument(db: Database, document: typeof bookingDocuments.$inferInsert): Promise<void> {
  await db.insert(bookingDocuments).values(document);
}

/** An open request ends with its subject. */
export async function withdrawChanges(db: Database, bookingId: string, by: string, at: Date): Promise<void> {
  await db
    .update(bookingChanges)
    .set({ state: "withdrawn", decidedBy: by, decidedAt: at })
    .where(and(eq(bookingChanges.bookingId, bookingId), inArray(bookingChanges.state, ["proposed"])));
}

export async function insertResales(db: Database, freed: readonly (typeof resales.$inferInsert)[]): Promise<void> {
  if (freed.length > 0) await db.insert(resales).values([...freed]);
}
