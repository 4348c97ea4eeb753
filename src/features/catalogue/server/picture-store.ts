import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { cataloguePictures, pictureCopies } from "#db/schema/catalogue.ts";

/** False if the same picture is there already. */
export async function insertPicture(db: Database, row: typeof cataloguePictures.$inferInsert): Promise<boolean> {
  const added = await db.insert(cataloguePictures).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function deletePictures(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(cataloguePictures).where(inArray(cataloguePictures.id, [...ids]));
}

export async function lockPicture(db: Database, id: string) {
  const [row] = await db.select().from(cataloguePictures).where(eq(cataloguePictures.id, id)).for("update");
  return row;
}

export async function updatePicture(
  db: Database,
  id: string,
  changes: Partial<typeof cataloguePictures.$inferInsert>,
): Promise<void> {
  await db.update(cataloguePictures).set(changes).where(eq(cataloguePictures.id, id));
}

export async function insertCopy(db: Database, row: typeof pictureCopies.$inferInsert): Promise<void> {
  await db.insert(pictureCopies).values(row).onConflictDoNothing();
}
