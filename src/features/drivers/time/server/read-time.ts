import { hoursAWeek } from "#domain/driver/weekly-shifts.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeAbsences } from "./describe-absence.ts";
import { findAbsences, findShifts } from "./views.ts";

const shownDays = 60;

/** A driver’s shifts and time off, for the driver and for our team. */
export async function readTime(ctx: Context, driverId: string) {
  const result = await findShifts(ctx.db, driverId);
  // PostgreSQL includes seconds.
  const shifts = result.map(({ weekday, starts, ends }) => ({
    weekday,
    starts: starts.slice(0, 5),
    ends: ends.slice(0, 5),
  }));
  const absences = await findAbsences(ctx.db, driverId, addHours(ctx.now, -24 * shownDays));
  return { shifts, hours_a_week: hoursAWeek(shifts), absences: await describeAbsences(ctx, absences) };
}
