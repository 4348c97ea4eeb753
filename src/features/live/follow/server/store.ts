import type { Database } from "#db/connect.ts";
import { lateNotices } from "#db/schema/live.ts";

export async function insertLateness(db: Database, notice: typeof lateNotices.$inferInsert): Promise<void> {
  await db.insert(lateNotices).values(notice);
}
