import type { Database } from "#db/connect.ts";
import { tripNotes } from "#db/schema/trips.ts";

export async function insertTripNote(db: Database, note: typeof tripNotes.$inferInsert): Promise<void> {
  await db.insert(tripNotes).values(note);
}
