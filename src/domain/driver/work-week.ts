import type { FatigueRules } from "../compliance/fatigue.ts";
import { addDays, addHours, hoursBetween, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

/** Work between two full rests, from the first pickup to the last drop-off. */
export type DutyStretch = Span & {
  readonly hours: number;
  readonly trips: number;
  /** Since the stretch before; null for the first that is known. */
  readonly restBefore: number | null;
  readonly isTooLong: boolean;
};

export type WorkWeek = Span & {
  readonly hours: number;
  readonly hoursDone: number;
  readonly stretches: readonly DutyStretch[];
  /** How long the driver has had no trip; null while on one, or with nothing behind them. */
  readonly restingHours: number | null;
  readonly nextStart: Date | null;
};

/** From Monday 00:00 to the Monday after. */
export function weekAround(now: Date): Span {
  const today = localDateOf(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const from = momentOf(addDays(today, 1 - weekday), localTime("00:00"));
  return { from, to: addHours(from, 7 * 24) };
}

/** What a driver works in this week, from the trips they have and had. */
export function workWeek(trips: readonly Span[], now: Date, rules: FatigueRules): WorkWeek {
  const week = weekAround(now);
  const inOrder = trips.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const ofWeek = inOrder.filter(({ from }) => from >= week.from && from < week.to);
  const last = inOrder.filter(({ to }) => to <= now).at(-1);
  const isOnTrip = inOrder.some(({ from, to }) => from <= now && now < to);
  return {
    ...week,
    hours: sum(ofWeek.map(({ from, to }) => hoursBetween(from, to))),
    hoursDone: sum(ofWeek.map(({ from, to }) => Math.max(0, hoursBetween(from, to < now ? to : now)))),
    stretches: stretchesOf(inOrder, rules).filter(({ from, to }) => to > week.from && from < week.to),
    restingHours: last && !isOnTrip ? hoursBetween(last.to, now) : null,
    nextStart: inOrder.find(({ from }) => from > now)?.from ?? null,
  };
}

function stretchesOf(inOrder: readonly Span[], rules: FatigueRules): readonly DutyStretch[] {
  const joined: { from: Date; to: Date; trips: number }[] = [];
  for (const { from, to } of inOrder) {
    const open = joined.at(-1);
    if (open && hoursBetween(open.to, from) < rules.restHours) {
      open.to = to > open.to ? to : open.to;
      open.trips += 1;
    } else joined.push({ from, to, trips: 1 });
  }
  return joined.map((stretch, at) => {
    const before = joined[at - 1];
    const hours = hoursBetween(stretch.from, stretch.to);
    return {
      ...stretch,
      hours,
      restBefore: before ? hoursBetween(before.to, stretch.from) : null,
      isTooLong: hours > rules.dutyHours,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
