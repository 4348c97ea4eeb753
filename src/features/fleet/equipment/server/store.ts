import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { equipment } from "#db/schema/fleet.ts";
import { nextVersion } from "#platform/edit-record.ts";

type Row = typeof equipment.$inferInsert;

/** False if someone else was first. */
export async function insertStock(db: Database, row: Row): Promise<boolean> {
  const written = await db.insert(equipment).values(row).onConflictDoNothing().returning({ id: equipment.id });
  return written.length > 0;
}

/** False if the version is no longer the one on the screen. */
export async function updateStock(
  db: Database,
  { kind, quantity, version, updatedAt }: Pick<Row, "kind" | "quantity" | "updatedAt"> & { version: number },
): Promise<boolean> {
  const written = await db
    .update(equipment)
    .set({ quantity, version: nextVersion({ version }), updatedAt })
    .where(and(eq(equipment.kind, kind), eq(equipment.version, version)))
    .returning({ id: equipment.id });
  return written.length > 0;
}
