import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingDocuments, bookingNotes } from "#db/schema/booking.ts";

export async function insertNote(db: Database, note: typeof bookingNotes.$inferInsert): Promise<void> {
  await db.insert(bookingNotes).values(note);
}

export async function insertDocument(db: Database, document: typeof bookingDocuments.$inferInsert): Promise<void> {
  await db.insert(bookingDocuments).values(document);
}

export async function deleteDocument(db: Database, id: string): Promise<void> {
  await db.delete(bookingDocuments).where(eq(bookingDocuments.id, id));
}
