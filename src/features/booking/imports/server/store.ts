import type { Database } from "#db/connect.ts";
import { bookingNotes, importedBookings } from "#db/schema/booking.ts";

export async function insertImported(db: Database, imported: typeof importedBookings.$inferInsert): Promise<void> {
  await db.insert(importedBookings).values(imported);
}

export async function insertImportNote(db: Database, note: typeof bookingNotes.$inferInsert): Promise<void> {
  await db.insert(bookingNotes).values(note);
}
