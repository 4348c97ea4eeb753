import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeShift } from "./describe-shift.ts";
import { findExpenses, findShiftsOf, findShiftsToCount } from "./views.ts";

/** Shifts of one driver, or those whose cash has not been counted. */
export async function listShifts(ctx: Context, { driver_id }: { driver_id: string | null }) {
  const shifts = driver_id ? await findShiftsOf(ctx.db, driver_id) : await findShiftsToCount(ctx.db);
  const ids = shifts.map(({ shift }) => shift.id);
  const expenses = ids.length > 0 ? await findExpenses(ctx.db, ids) : [];
  return accept({ shifts: shifts.map((row) => describeShift(row, expenses)) });
}
