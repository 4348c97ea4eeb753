import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { relationships } from "#db/schema/crm.ts";

export async function insertRelationship(db: Database, row: typeof relationships.$inferInsert): Promise<void> {
  await db.insert(relationships).values(row);
}

export async function deleteRelationship(db: Database, id: string): Promise<void> {
  await db.delete(relationships).where(eq(relationships.id, id));
}
