import type { FatigueRules } from "../compliance/fatigue.ts";
import { mondayOf } from "../driver/weekly-shifts.ts";
import { hoursBetween, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

export type WorkHours = {
  /** Trips that have ended or are under way. */
  readonly tripsToday: number;
  readonly tripsThisWeek: number;
  readonly hoursToday: number;
  readonly hoursThisWeek: number;
  /** From the first pickup or the start of duty since the last full rest to now; null while resting. */
  readonly dutyHours: number | null;
  /** What is left of the longest duty. */
  readonly dutyLeftHours: number | null;
  /** Since the last drop-off or the end of duty; null where there is none or a trip is under way. */
  readonly restHours: number | null;
  /** From when a full rest will have been taken. */
  readonly restedAt: Date | null;
};

/** What a driver has done: trips by their plan, and the times they were on duty as far as they said so. */
export type Work = { readonly trips: readonly Span[]; readonly duty: readonly Span[] };

/**
 * How long someone has driven, by the spans of their trips up to now, and how they rest: who was on duty did not rest, with
 * or without a trip.
 */
export function workHours({ trips, duty: onDuty }: Work, now: Date, rules: FatigueRules): WorkHours {
  const done = upTo(now, trips);
  const worked = upTo(now, [...trips, ...onDuty]);
  const today = startOfDay(now);
  const week = momentOf(mondayOf(localDateOf(now)), localTime("00:00"));
  const since = (start: Date) => done.filter(({ to }) => to > start);
  const hours = (start: Date) =>
    since(start).reduce((sum, { from, to }) => sum + hoursBetween(from > start ? from : start, to), 0);
  const lastEnd = worked.reduce<Date | undefined>((latest, { to }) => (latest && latest > to ? latest : to), undefined);
  const rest = lastEnd && lastEnd < now ? hoursBetween(lastEnd, now) : null;
  const first = startOfDuty(worked, rules.restHours);
  const isOnDuty = first !== undefined && (rest === null || rest < rules.restHours);
  const duty = isOnDuty ? hoursBetween(first, now) : null;
  return {
    tripsToday: since(today).length,
    tripsThisWeek: since(week).length,
    hoursToday: hours(today),
    hoursThisWeek: hours(week),
    dutyHours: duty,
    dutyLeftHours: duty === null ? null : Math.max(0, rules.dutyHours - duty),
    restHours: rest,
    restedAt: lastEnd && isOnDuty ? new Date(lastEnd.getTime() + rules.restHours * 3_600_000) : null,
  };
}

/** What has started by now, as far as it has gone, the earliest first. */
const upTo = (now: Date, spans: readonly Span[]): readonly Span[] =>
  spans
    .filter(({ from }) => from < now)
    .map(({ from, to }) => ({ from, to: to > now ? now : to }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());

const startOfDay = (now: Date): Date => momentOf(localDateOf(now), localTime("00:00"));

/** The first start after the last gap that was long enough to rest. */
function startOfDuty(spans: readonly Span[], restHours: number): Date | undefined {
  let first: Date | undefined;
  let end: Date | undefined;
  for (const { from, to } of spans) {
    if (!first || (end && hoursBetween(end, from) >= restHours)) first = from;
    end = end && end > to ? end : to;
  }
  return first;
}
