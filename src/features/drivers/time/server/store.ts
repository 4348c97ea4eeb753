import { eq, inArray } from "drizzle-orm";
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

export type ShiftRow = typeof driverShifts.$inferSelect;

export const findShiftRows = (db: Database, driverId: string): Promise<ShiftRow[]> =>
  db.select().from(driverShifts).where(eq(driverShifts.driverId, driverId));

export async function deleteShifts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(driverShifts).where(inArray(driverShifts.id, [...ids]));
}

export async function insertShifts(db: Database, shifts: readonly ShiftRow[]): Promise<void> {
  if (shifts.length > 0) await db.insert(driverShifts).values([...shifts]);
}
