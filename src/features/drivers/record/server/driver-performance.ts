import { driverScore } from "#domain/driver/driver-score.ts";
import { workWeek } from "#domain/driver/work-week.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DriverPerformance } from "../contract.ts";
import { countEvidence, findContact, findSettings, findWork } from "./views.ts";

const shownDays = 90;
/** A trip given back in the last day before its pickup leaves dispatch little time. */
const lateHours = 24;
const graceMinutes = 5;

/** How much a driver works, rests, and how well they keep what they take on. */
export async function driverPerformance(ctx: Context, { driver_id }: { driver_id: string }) {
  if (!(await findContact(ctx.db, driver_id))) return refuse("not_found");
  const around = { from: addHours(ctx.now, -24 * 14), to: addHours(ctx.now, 24 * 14) };
  const work = await findWork(ctx.db, driver_id, around);
  const since = addHours(ctx.now, -24 * shownDays);
  const evidence = await countEvidence(ctx.db, driver_id, { since, lateHours, graceMinutes });

  const { drivingHours } = await findSettings(ctx.db);
  const week = workWeek(work, ctx.now, drivingHours);
  const { score, parts } = driverScore(evidence);
  const performance: DriverPerformance = {
    week: {
      from: week.from.toISOString(),
      to: week.to.toISOString(),
      hours: round(week.hours),
      hours_done: round(week.hoursDone),
      duty_limit: drivingHours.dutyHours,
      rest_needed: drivingHours.restHours,
      resting_hours: week.restingHours === null ? null : round(week.restingHours),
      next_start: week.nextStart?.toISOString() ?? null,
      stretches: week.stretches.map(({ from, to, hours, trips, restBefore, isTooLong }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
        hours: round(hours),
        trips,
        rest_before: restBefore === null ? null : round(restBefore),
        is_too_long: isTooLong,
      })),
    },
    days: shownDays,
    score,
    parts: parts.map((part) => ({ ...part, percent: part.percent === null ? null : round(part.percent) })),
    declined: evidence.declined,
    rating: null,
  };
  return accept(performance);
}

const round = (value: number): number => Math.round(value * 10) / 10;
