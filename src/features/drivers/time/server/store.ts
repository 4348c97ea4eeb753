import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { driverAbsences, driverShifts } from "#db/schema/drivers.ts";

export type AbsenceRow = typeof driverAbsences.$inferSelect;
export type AbsenceChanges = Partial<Pick<AbsenceRow, "answer" | "answeredBy" | "answeredAt">>;

export async function lockAbsence(db: Database, id: string): Promise<AbsenceRow | undefined> {
  const [row] = await db.select().from(driverAbsences).where(eq(driverAbsences.id, id)).for("update");
  return row;
}

export async function updateAbsence(db: Database, id: string, changes: Partial<AbsenceRow>): Promise<void> {
  await db.update(driverAbsences).set(changes).where(eq(driverAbsences.id, id));
}

export async function insertAbsence(db: Database, row: typeof driverAbsences.$inferInsert): Promise<void> {
  await db.insert(driverAbsences).values(row);
}

/** All shifts of a driver at once: the week is edited as a whole. */
export async function replaceShifts(
  db: Database,
  driverId: string,
  shifts: readonly (typeof driverShifts.$inferInsert)[],
): Promise<void> {
  await db.delete(driverShifts).where(eq(driverShifts.driverId, driverId));
  if (shifts.length > 0) await db.insert(driverShifts).values([...shifts]);
}
