import type { Shift } from "../contract.ts";
import type { ExpenseRow, ShiftRecord } from "./views.ts";

/** A shift with its expenses. */
export const describeShift = (shift: ShiftRecord, expenses: readonly ExpenseRow[]): Shift => ({
  id: shift.shift.id,
  version: shift.shift.version,
  state: shift.shift.state,
  driver: { id: shift.shift.driverId, name: `${shift.firstName} ${shift.lastName}`.trim() },
  vehicle: { id: shift.shift.vehicleId, plate: shift.plate, name: `${shift.make} ${shift.model}` },
  started_at: shift.shift.startedAt.toISOString(),
  start_km: shift.shift.startKm,
  ended_at: shift.shift.endedAt?.toISOString() ?? null,
  end_km: shift.shift.endKm,
  checked: [...shift.shift.checked],
  expenses: expenses.filter(({ shiftId }) => shiftId === shift.shift.id).map(describeExpense),
  expected_cents: shift.shift.expectedCents,
  handed_cents: shift.shift.handedCents,
  difference_reason: shift.shift.differenceReason,
  counted_cents: shift.shift.countedCents,
  counted_by: shift.countedBy,
  counted_at: shift.shift.countedAt?.toISOString() ?? null,
  count_note: shift.shift.countNote,
});

const describeExpense = (one: ExpenseRow): Shift["expenses"][number] => ({
  id: one.id,
  kind: one.kind,
  note: one.note,
  amount_cents: one.amountCents,
  is_from_cash: one.isFromCash,
  at: one.createdAt.toISOString(),
});
