import { desc, eq } from "drizzle-orm";
import type { ReadDb } from "./connect.ts";
import { backups, restoreDrills, restores } from "./schema/backup.ts";

export type BackupRow = typeof backups.$inferSelect;
export type DrillRow = typeof restoreDrills.$inferSelect;

/** The latest backup in any state, and the latest reliable one: health, Admin and the drill read the same. */
export async function findLatestBackups(
  db: ReadDb,
): Promise<{ readonly latest: BackupRow | undefined; readonly good: BackupRow | undefined }> {
  const [latest] = await db.select().from(backups).orderBy(desc(backups.startedAt)).limit(1);
  if (latest === undefined || latest.state === "good") return { latest, good: latest };
  const [good] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, "good"))
    .orderBy(desc(backups.startedAt))
    .limit(1);
  return { latest, good };
}

/** The latest trial restore in any state. */
export async function findLatestDrill(db: ReadDb): Promise<DrillRow | undefined> {
  const [row] = await db.select().from(restoreDrills).orderBy(desc(restoreDrills.startedAt)).limit(1);
  return row;
}

/** Whether this database was restored as a copy beside the original company. */
export async function findIsCopy(db: ReadDb): Promise<boolean> {
  const [row] = await db.select({ isCopy: restores.isCopy }).from(restores).orderBy(desc(restores.restoredAt)).limit(1);
  return row?.isCopy ?? false;
}
