import { and, gt, isNull, or } from "drizzle-orm";
import type { ReadDb } from "./connect.ts";
import { maintenanceWindows } from "./schema/maintenance.ts";

/** The maintenance of this moment, for whatever behaves differently meanwhile. */
export async function findMaintenance(db: ReadDb, now: Date) {
  const [row] = await db
    .select()
    .from(maintenanceWindows)
    .where(
      and(isNull(maintenanceWindows.endedAt), or(isNull(maintenanceWindows.until), gt(maintenanceWindows.until, now))),
    );
  return row;
}
export type OpenMaintenance = NonNullable<Awaited<ReturnType<typeof findMaintenance>>>;
