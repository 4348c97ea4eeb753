import { hoursAWeek } from "#domain/driver/weekly-shifts.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeAbsences } from "./describe-absence.ts";
import { findAbsences, findShifts } from "./views.ts";

const shownDays = 60;

/** When a driver works and is away, for the driver and for our team alike. */
export async function readTime(ctx: Context, driverId: string) {
  const result = await findShifts(ctx.db, driverId);
  // PostgreSQL writes seconds; no one starts a shift by the second.
  const shifts = result.map(({ weekday, starts, ends }) => ({
    weekday,
    starts: starts.slice(0, 5),
    ends: ends.slice(0, 5),
  }));
  const absences = await findAbsences(ctx.db, driverId, addHours(ctx.now, -24 * shownDays));
  return { shifts, hours_a_week: hoursAWeek(shifts), absences: await describeAbsences(ctx, absences) };
}
