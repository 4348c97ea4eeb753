import { eq } from "drizzle-orm";
import type pg from "pg";
import type { Database } from "#db/connect.ts";
import { backups, type DrillCheck, restoreDrills } from "#db/schema/backup.ts";

type NewBackup = Pick<typeof backups.$inferInsert, "id" | "startedBy" | "folder" | "startedAt" | "isEncrypted">;

/** One still marked as running was cut off: only one runs at a time, and a new one is starting. */
export async function recordBegun(db: Database, backup: NewBackup): Promise<void> {
  await db
    .update(backups)
    .set({ state: "failed", error: "It was cut off before it was complete.", endedAt: backup.startedAt })
    .where(eq(backups.state, "running"));
  await db.insert(backups).values({ ...backup, state: "running" });
}

type Written = { readonly name: string; readonly sizeBytes: number; readonly rowCount: number; readonly now: Date };

export async function recordGood(db: Database, id: string, { now, ...written }: Written): Promise<void> {
  await db
    .update(backups)
    .set({ ...written, state: "good", endedAt: now, verifiedAt: now })
    .where(eq(backups.id, id));
}

/** Even if it failed before its start was recorded. */
export async function recordFailed(
  db: Database,
  backup: NewBackup,
  failure: { error: string; now: Date },
): Promise<void> {
  const failed = { state: "failed", error: failure.error, endedAt: failure.now } as const;
  await db
    .insert(backups)
    .values({ ...backup, ...failed })
    .onConflictDoUpdate({ target: backups.id, set: failed });
}

type NewDrill = Pick<typeof restoreDrills.$inferInsert, "id" | "startedBy" | "backupName" | "startedAt">;

export async function recordDrillBegun(db: Database, drill: NewDrill): Promise<void> {
  await db
    .update(restoreDrills)
    .set({ state: "failed", error: "It was cut off.", endedAt: drill.startedAt })
    .where(eq(restoreDrills.state, "running"));
  await db.insert(restoreDrills).values({ ...drill, state: "running" });
}

type DrillResult = { readonly checks: readonly DrillCheck[]; readonly error: string; readonly now: Date };

export async function recordDrillEnded(db: Database, id: string, { checks, error, now }: DrillResult): Promise<void> {
  const passed = error === "" && checks.every((check) => check.passed);
  await db
    .update(restoreDrills)
    .set({ state: passed ? "passed" : "failed", checks, error, endedAt: now })
    .where(eq(restoreDrills.id, id));
}

type Restore = {
  readonly id: string;
  readonly backupName: string;
  readonly takenAt: Date;
  readonly restoredAt: Date;
  readonly isCopy: boolean;
};

/** In the transaction that creates the database. */
export async function recordRestore(client: pg.Client, restore: Restore): Promise<void> {
  await client.query(
    "insert into restores (id, backup_name, taken_at, restored_at, is_copy) values ($1, $2, $3, $4, $5)",
    [restore.id, restore.backupName, restore.takenAt, restore.restoredAt, restore.isCopy],
  );
}
