import { inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { cataloguePictures } from "#db/schema/catalogue.ts";

/** False if the same picture is there already. */
export async function insertPicture(db: Database, row: typeof cataloguePictures.$inferInsert): Promise<boolean> {
  const added = await db.insert(cataloguePictures).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function deletePictures(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(cataloguePictures).where(inArray(cataloguePictures.id, [...ids]));
}
