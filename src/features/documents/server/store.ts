import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { documentMoves, documentReminders, documents } from "#db/schema/documents.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentChanges = Partial<Omit<DocumentRow, "id">>;

export async function lockDocument(db: Database, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id)).for("update");
  return row;
}

export async function insertDocument(db: Database, row: typeof documents.$inferInsert): Promise<void> {
  await db.insert(documents).values(row);
}

export async function updateDocument(db: Database, id: string, changes: DocumentChanges): Promise<void> {
  await db.update(documents).set(changes).where(eq(documents.id, id));
}

export async function insertDocumentMove(db: Database, row: typeof documentMoves.$inferInsert): Promise<void> {
  await db.insert(documentMoves).values(row);
}

/** Its history and reminders are deleted with it. */
export async function deleteDocument(db: Database, id: string): Promise<void> {
  await db.delete(documents).where(eq(documents.id, id));
}

/** The caller that inserts the row sends the email: false if it was already sent. */
export async function claimReminder(db: Database, reminder: typeof documentReminders.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(documentReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ days: documentReminders.days });
  return written.length > 0;
}
