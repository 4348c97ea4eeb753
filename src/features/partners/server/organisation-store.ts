import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { organisations } from "#db/schema/partners.ts";

export async function insertOrganisation(db: Database, row: typeof organisations.$inferInsert): Promise<void> {
  await db.insert(organisations).values(row);
}

/** Raises the version, so that a colleague with the terms open can’t overwrite it. */
export async function changeOrganisation(
  db: Database,
  id: string,
  facts: Partial<typeof organisations.$inferInsert>,
): Promise<void> {
  await db
    .update(organisations)
    .set({ ...facts, version: sql`${organisations.version} + 1` })
    .where(eq(organisations.id, id));
}
