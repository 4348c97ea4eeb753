import type { FatigueRules } from "../compliance/fatigue.ts";
import { mondayOf } from "../driver/weekly-shifts.ts";
import { daysOfTrip } from "../stay/days-of-trip.ts";
import { addHours, hoursBetween, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";
import { dutyStretches, type Work } from "./duty-stretches.ts";

export type WorkHours = {
  /** Trips that have ended or are under way. */
  readonly tripsToday: number;
  readonly tripsThisWeek: number;
  readonly hoursToday: number;
  readonly hoursThisWeek: number;
  /** From the first pickup or start of duty since the last full rest; null while resting. */
  readonly dutyHours: number | null;
  /** The rest of the longest allowed duty. */
  readonly dutyLeftHours: number | null;
  /** Since the last drop-off or end of duty; null without one, or during a trip. */
  readonly restHours: number | null;
  /** When a full rest will have been taken. */
  readonly restedAt: Date | null;
};

/** How long someone has driven and rested, from their trips and duty so far. */
export function workHours({ trips, duty: onDuty }: Work, now: Date, rules: FatigueRules): WorkHours {
  const done = upTo(now, trips.flatMap(daysOfTrip));
  const last = dutyStretches({ trips: done, duty: upTo(now, onDuty) }, rules.restHours).at(-1);
  const today = startOfDay(now);
  const week = momentOf(mondayOf(localDateOf(now)), localTime("00:00"));
  const since = (start: Date) => trips.filter(({ from, to }) => from < now && to > start);
  const hours = (start: Date) =>
    done
      .filter(({ to }) => to > start)
      .reduce((sum, { from, to }) => sum + hoursBetween(from > start ? from : start, to), 0);
  const rest = last && last.to < now ? hoursBetween(last.to, now) : null;
  const current = last && (rest === null || rest < rules.restHours) ? last : undefined;
  const duty = current ? hoursBetween(current.from, now) : null;
  return {
    tripsToday: since(today).length,
    tripsThisWeek: since(week).length,
    hoursToday: hours(today),
    hoursThisWeek: hours(week),
    dutyHours: duty,
    dutyLeftHours: duty === null ? null : Math.max(0, rules.dutyHours - duty),
    restHours: rest,
    restedAt: current ? addHours(current.to, rules.restHours) : null,
  };
}

/** Trips that have started, cut off at now. */
const upTo = (now: Date, spans: readonly Span[]): readonly Span[] =>
  spans.filter(({ from }) => from < now).map(({ from, to }) => ({ from, to: to > now ? now : to }));

const startOfDay = (now: Date): Date => momentOf(localDateOf(now), localTime("00:00"));
