import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicleAbsences } from "#db/schema/fleet.ts";

type NewAbsence = Omit<typeof vehicleAbsences.$inferInsert, "span"> & { readonly from: Date; readonly until: Date };

export async function insertAbsence(db: Database, { from, until, ...absence }: NewAbsence): Promise<void> {
  const span = `["${from.toISOString()}","${until.toISOString()}")`;
  await db.insert(vehicleAbsences).values({ ...absence, span });
}

const locked = {
  id: vehicleAbsences.id,
  vehicleId: vehicleAbsences.vehicleId,
  workOrderId: vehicleAbsences.workOrderId,
  from: sql<string>`lower(${vehicleAbsences.span})`,
  until: sql<string>`upper(${vehicleAbsences.span})`,
};

export async function lockAbsence(db: Database, id: string) {
  const [row] = await db.select(locked).from(vehicleAbsences).where(eq(vehicleAbsences.id, id)).for("update");
  return row && { ...row, from: new Date(row.from), until: new Date(row.until) };
}

/** A current one ends now; a future one is deleted. */
export async function endAbsence(db: Database, absence: { readonly id: string; readonly from: Date }, now: Date) {
  if (absence.from >= now) {
    await db.delete(vehicleAbsences).where(eq(vehicleAbsences.id, absence.id));
    return;
  }
  const span = `["${absence.from.toISOString()}","${now.toISOString()}")`;
  await db.update(vehicleAbsences).set({ span }).where(eq(vehicleAbsences.id, absence.id));
}
