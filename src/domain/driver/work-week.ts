import type { FatigueRules } from "../compliance/fatigue.ts";
import { type DutyStretch, dutyStretches, type Work } from "../shift/duty-stretches.ts";
import { daysOfTrip } from "../stay/days-of-trip.ts";
import { addDays, addHours, hoursBetween, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

export type WorkWeek = Span & {
  readonly hours: number;
  readonly hoursDone: number;
  readonly stretches: readonly (DutyStretch & { readonly isTooLong: boolean })[];
  /** Hours of rest so far; null during a trip or duty, or before the first. */
  readonly restingHours: number | null;
  readonly nextStart: Date | null;
};

/** From Monday 00:00 to the next. */
export function weekAround(now: Date): Span {
  const today = localDateOf(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const from = momentOf(addDays(today, 1 - weekday), localTime("00:00"));
  return { from, to: addHours(from, 7 * 24) };
}

/** A driver’s working time this week, from their trips and recorded duty. */
export function workWeek({ trips, duty }: Work, now: Date, rules: FatigueRules): WorkWeek {
  const week = weekAround(now);
  const worked = trips.flatMap(daysOfTrip);
  const ofWeek = worked.filter(({ from }) => from >= week.from && from < week.to);
  const begun = [...worked, ...duty].filter(({ from }) => from <= now).map(({ to }) => to.getTime());
  const restingSince = begun.length > 0 ? new Date(Math.max(...begun)) : now;
  const ahead = worked.map(({ from }) => from).filter((from) => from > now);
  return {
    ...week,
    hours: sum(ofWeek.map(({ from, to }) => hoursBetween(from, to))),
    hoursDone: sum(ofWeek.map(({ from, to }) => Math.max(0, hoursBetween(from, to < now ? to : now)))),
    stretches: dutyStretches({ trips, duty }, rules.restHours)
      .filter(({ from, to }) => to > week.from && from < week.to)
      .map((stretch) => ({ ...stretch, isTooLong: stretch.hours > rules.dutyHours })),
    restingHours: restingSince < now ? hoursBetween(restingSince, now) : null,
    nextStart: ahead.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
