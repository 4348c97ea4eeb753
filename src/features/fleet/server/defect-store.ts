import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicleDefectMoves, vehicleDefects } from "#db/schema/fleet.ts";
import type { DefectState } from "#domain/fleet/fleet.ts";

export type DefectRow = typeof vehicleDefects.$inferSelect;
export type DefectFacts = Partial<Pick<DefectRow, "workOrderId" | "version">>;

export async function lockDefect(db: Database, id: string): Promise<DefectRow | undefined> {
  const [row] = await db.select().from(vehicleDefects).where(eq(vehicleDefects.id, id)).for("update");
  return row;
}

/** A work order’s defects. */
export const lockDefectsOf = (db: Database, workOrderId: string): Promise<DefectRow[]> =>
  db
    .select()
    .from(vehicleDefects)
    .where(and(eq(vehicleDefects.workOrderId, workOrderId), inArray(vehicleDefects.state, ["open", "scheduled"])))
    .orderBy(vehicleDefects.id)
    .for("update");

export async function insertDefect(db: Database, defect: typeof vehicleDefects.$inferInsert): Promise<void> {
  await db.insert(vehicleDefects).values(defect);
}

export async function updateDefect(
  db: Database,
  id: string,
  changes: DefectFacts & { readonly state?: DefectState },
): Promise<void> {
  await db.update(vehicleDefects).set(changes).where(eq(vehicleDefects.id, id));
}

export async function insertDefectMove(db: Database, move: typeof vehicleDefectMoves.$inferInsert): Promise<void> {
  await db.insert(vehicleDefectMoves).values(move);
}
