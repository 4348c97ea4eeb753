import type { Database } from "#db/connect.ts";
import { secretMarks } from "#db/schema/health.ts";

export async function keepMark(db: Database, row: typeof secretMarks.$inferInsert): Promise<void> {
  const { name: _, ...rest } = row;
  await db.insert(secretMarks).values(row).onConflictDoUpdate({ target: secretMarks.name, set: rest });
}
