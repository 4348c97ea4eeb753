import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { dispatchHandovers } from "#db/schema/dispatch.ts";

export type { HandoverRisk } from "#db/schema/dispatch.ts";

export type HandoverRow = typeof dispatchHandovers.$inferSelect;

/** False if one is already open: the database allows only one. */
export async function insertHandover(db: Database, handover: typeof dispatchHandovers.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(dispatchHandovers)
    .values(handover)
    .onConflictDoNothing()
    .returning({ id: dispatchHandovers.id });
  return written.length > 0;
}

export async function lockHandover(db: Database, id: string): Promise<HandoverRow | undefined> {
  const [row] = await db.select().from(dispatchHandovers).where(eq(dispatchHandovers.id, id)).for("update");
  return row;
}

export async function updateHandover(db: Database, id: string, changes: Partial<HandoverRow>): Promise<void> {
  await db.update(dispatchHandovers).set(changes).where(eq(dispatchHandovers.id, id));
}
