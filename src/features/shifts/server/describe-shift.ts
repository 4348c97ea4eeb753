import { toWire } from "#platform/to-wire.ts";
import { type Shift, shift } from "../contract.ts";
import type { ExpenseRow, ShiftRecord } from "./views.ts";

/** A shift with what was paid during it. */
export const describeShift = (record: ShiftRecord, expenses: readonly ExpenseRow[]): Shift =>
  toWire(
    shift,
    { ...record.shift, ...record },
    {
      driver: { id: record.shift.driverId, name: `${record.firstName} ${record.lastName}`.trim() },
      vehicle: { id: record.shift.vehicleId, plate: record.plate, name: `${record.make} ${record.model}` },
      expenses: expenses.filter(({ shiftId }) => shiftId === record.shift.id).map(describeExpense),
    },
  );

const describeExpense = (one: ExpenseRow): Shift["expenses"][number] => ({
  id: one.id,
  kind: one.kind,
  note: one.note,
  amount_cents: one.amountCents,
  is_from_cash: one.isFromCash,
  at: one.createdAt.toISOString(),
});
