import { addDays, hoursBetween, type LocalDate, localDateOf, weekdayOf } from "#domain/time/local-time.ts";

/** For how many days, weeks and months the latest backup is kept. */
export type KeepRule = { readonly days: number; readonly weeks: number; readonly months: number };

export const usualKeepRule: KeepRule = { days: 7, weeks: 4, months: 12 };

/** Reads “7,4,12” (days, weeks, months). Undefined if it is malformed or would keep nothing. */
export function readKeepRule(text: string): KeepRule | undefined {
  const numbers = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text.replaceAll(" ", ""));
  if (!numbers) return undefined;
  const [days = 0, weeks = 0, months = 0] = numbers.slice(1).map(Number);
  return days > 0 ? { days, weeks, months } : undefined;
}

type Dated = { readonly takenAt: Date };

const untouchedHours = 24;

/** Backups that are no longer needed. The latest is always kept, and so is every one of the last day. */
export function backupsToRemove<T extends Dated>(backups: readonly T[], rule: KeepRule, now: Date): readonly T[] {
  const latestFirst = backups.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set([
    ...latestFirst.slice(0, 1),
    ...latestFirst.filter(({ takenAt }) => hoursBetween(takenAt, now) < untouchedHours),
    ...latestOfEach(latestFirst, rule.days, (day) => day),
    ...latestOfEach(latestFirst, rule.weeks, mondayOf),
    ...latestOfEach(latestFirst, rule.months, (day) => day.slice(0, 7)),
  ]);
  return latestFirst.filter((backup) => !kept.has(backup));
}

/**
 * The latest backup of each of the last periods that have one, so that a week without a backup doesn’t cost another its
 * place.
 */
function latestOfEach<T extends Dated>(latestFirst: readonly T[], count: number, periodOf: (day: LocalDate) => string) {
  const periods = new Map<string, T>();
  for (const backup of latestFirst) {
    const period = periodOf(localDateOf(backup.takenAt));
    if (!periods.has(period)) periods.set(period, backup);
  }
  return [...periods.values()].slice(0, count);
}

const mondayOf = (day: LocalDate): string => addDays(day, -((weekdayOf(day) + 6) % 7));
