import { companyRules } from "#domain/company/company-rules.ts";
import { driverRating } from "#domain/driver/driver-rating.ts";
import { driverScore } from "#domain/driver/driver-score.ts";
import { workWeek } from "#domain/driver/work-week.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DriverPerformance } from "../contract.ts";
import { countEvidence, findDriverStars, findOnDuty, findSettings, findWork } from "./views.ts";

const shownDays = 90;
/** Returning a trip within a day of its pickup leaves dispatch little time. */
const lateHours = 24;

/** A driver’s work and rest, reliability, and ratings. */
export async function readPerformance(ctx: Context, driverId: string): Promise<DriverPerformance> {
  const around = { from: addHours(ctx.now, -24 * 14), to: addHours(ctx.now, 24 * 14) };
  const work = await findWork(ctx.db, driverId, around);
  const since = addHours(ctx.now, -24 * shownDays);
  const evidence = await countEvidence(ctx.db, driverId, {
    since,
    lateHours,
    graceMinutes: companyRules.arrivalGraceMinutes,
  });
  const stars = await findDriverStars(ctx.db, addHours(ctx.now, -24 * companyRules.ratings.countDays));
  const own = stars.of.get(driverId) ?? { count: 0, sum: 0, good: 0 };
  const rating = driverRating(own, stars.all);

  const { drivingHours } = await findSettings(ctx.db);
  const { dutyHours } = drivingHours;
  const duty = await findOnDuty(ctx.db, driverId, { since: around.from, now: ctx.now, dutyHours });
  const week = workWeek({ trips: work, duty }, ctx.now, drivingHours);
  const { score, parts } = driverScore({ ...evidence, ratings: own.count, ratingsGood: own.good, rating });
  return {
    week: {
      from: week.from.toISOString(),
      to: week.to.toISOString(),
      hours: round(week.hours),
      hours_done: round(week.hoursDone),
      duty_limit: dutyHours,
      rest_needed: drivingHours.restHours,
      resting_hours: week.restingHours === null ? null : round(week.restingHours),
      next_start: week.nextStart?.toISOString() ?? null,
      stretches: week.stretches.map(({ from, to, hours, trips, restBefore, isTooLong }) => ({
        from: from.toISOString(),
        to: to.toISOString(),
        hours: round(hours),
        trips: trips.length,
        rest_before: restBefore === null ? null : round(restBefore),
        is_too_long: isTooLong,
      })),
    },
    days: shownDays,
    score,
    parts: parts.map((part) => ({ ...part, percent: part.percent === null ? null : round(part.percent) })),
    declined: evidence.declined,
    rating: rating === null ? null : round(rating),
    ratings: own.count,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
