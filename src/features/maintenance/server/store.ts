import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { maintenanceWindows } from "#db/schema/maintenance.ts";

/** Makes every instance read again. */
export const maintenanceChannel = "maintenance";

const tell = (db: Database) => db.execute(sql`select pg_notify(${maintenanceChannel}, '')`);

type Started = Omit<typeof maintenanceWindows.$inferInsert, "endedAt" | "endedBy">;

/** False if one is already open. */
export async function startWindow(db: Database, started: Started): Promise<boolean> {
  const rows = await db
    .insert(maintenanceWindows)
    .values(started)
    .onConflictDoNothing()
    .returning({ id: maintenanceWindows.id });
  await tell(db);
  return rows.length > 0;
}

/** False if it is already over. */
export async function endWindow(db: Database, id: string, end: { at: Date; by: string | null }): Promise<boolean> {
  const rows = await db
    .update(maintenanceWindows)
    .set({ endedAt: end.at, endedBy: end.by })
    .where(and(eq(maintenanceWindows.id, id), isNull(maintenanceWindows.endedAt)))
    .returning({ id: maintenanceWindows.id });
  await tell(db);
  return rows.length > 0;
}

/** Expired ones, each ending at its announced time. */
export async function endDueWindows(db: Database, now: Date): Promise<readonly { readonly id: string }[]> {
  const rows = await db
    .update(maintenanceWindows)
    .set({ endedAt: sql`${maintenanceWindows.until}` })
    .where(and(isNull(maintenanceWindows.endedAt), lte(maintenanceWindows.until, now)))
    .returning({ id: maintenanceWindows.id });
  if (rows.length > 0) await tell(db);
  return rows;
}
