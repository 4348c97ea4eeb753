import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { menuVersions } from "#db/schema/pages.ts";

/** One save at a time: the version that was seen is compared under this lock. */
export async function lockMenus(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`);
}

export async function insertMenuVersion(db: Database, row: typeof menuVersions.$inferInsert): Promise<void> {
  await db.insert(menuVersions).values(row);
}
