import { and, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { shiftExpenses, vehicleShiftMoves, vehicleShifts } from "#db/schema/shifts.ts";
import type { ShiftState } from "#domain/shift/shift-rules.ts";
import type { HistoryLine } from "#platform/move-record.ts";

export type ShiftRow = typeof vehicleShifts.$inferSelect;
export type ShiftChanges = Partial<
  Pick<
    ShiftRow,
    | "endedAt"
    | "endKm"
    | "paymentIds"
    | "expectedCents"
    | "handedCents"
    | "differenceReason"
    | "countedCents"
    | "countedBy"
    | "countedAt"
    | "countNote"
  >
>;

/** False if the driver already has an open shift. */
export async function insertShift(db: Database, row: typeof vehicleShifts.$inferInsert): Promise<boolean> {
  const written = await db.insert(vehicleShifts).values(row).onConflictDoNothing().returning({ id: vehicleShifts.id });
  return written.length > 0;
}

export async function lockShift(db: Database, id: string): Promise<ShiftRow | undefined> {
  const [row] = await db.select().from(vehicleShifts).where(eq(vehicleShifts.id, id)).for("update");
  return row;
}

/** Locks a driver’s open shift, so that expenses and its end come one after the other. */
export async function lockOpenShift(db: Database, driverId: string): Promise<ShiftRow | undefined> {
  const [row] = await db
    .select()
    .from(vehicleShifts)
    .where(and(eq(vehicleShifts.driverId, driverId), eq(vehicleShifts.state, "open")))
    .for("update");
  return row;
}

export async function updateShift(db: Database, id: string, changes: Partial<ShiftRow>): Promise<void> {
  await db.update(vehicleShifts).set(changes).where(eq(vehicleShifts.id, id));
}

export async function insertShiftMove(db: Database, { recordId, from, to, ...line }: HistoryLine<ShiftState>) {
  await db.insert(vehicleShiftMoves).values({ ...line, shiftId: recordId, fromState: from, toState: to });
}

export async function insertExpense(db: Database, row: typeof shiftExpenses.$inferInsert): Promise<void> {
  await db.insert(shiftExpenses).values(row);
}

/** False if this shift has no such expense. */
export async function deleteExpense(db: Database, id: string, shiftId: string): Promise<boolean> {
  const gone = await db
    .delete(shiftExpenses)
    .where(and(eq(shiftExpenses.id, id), eq(shiftExpenses.shiftId, shiftId)))
    .returning({ id: shiftExpenses.id });
  return gone.length > 0;
}
