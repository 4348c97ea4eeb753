import type { Shift } from "../contract.ts";
import type { ExpenseFound, ShiftFound } from "./views.ts";

/** A shift with what was paid during it. */
export const describeShift = (found: ShiftFound, expenses: readonly ExpenseFound[]): Shift => ({
  id: found.shift.id,
  version: found.shift.version,
  state: found.shift.state,
  driver: { id: found.shift.driverId, name: `${found.firstName} ${found.lastName}`.trim() },
  vehicle: { id: found.shift.vehicleId, plate: found.plate, name: `${found.make} ${found.model}` },
  started_at: found.shift.startedAt.toISOString(),
  start_km: found.shift.startKm,
  ended_at: found.shift.endedAt?.toISOString() ?? null,
  end_km: found.shift.endKm,
  checked: [...found.shift.checked],
  expenses: expenses.filter(({ shiftId }) => shiftId === found.shift.id).map(describeExpense),
  expected_cents: found.shift.expectedCents,
  handed_cents: found.shift.handedCents,
  difference_reason: found.shift.differenceReason,
  counted_cents: found.shift.countedCents,
  counted_by: found.countedBy,
  counted_at: found.shift.countedAt?.toISOString() ?? null,
  count_note: found.shift.countNote,
});

const describeExpense = (one: ExpenseFound): Shift["expenses"][number] => ({
  id: one.id,
  kind: one.kind,
  note: one.note,
  amount_cents: one.amountCents,
  is_from_cash: one.isFromCash,
  at: one.createdAt.toISOString(),
});
