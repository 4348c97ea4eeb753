import { addMinutes, hoursBetween, localDateOf, localTime, momentOf, monthOf } from "#domain/time/local-time.ts";

/** The day the demo company is built around: where its past ends and its present begins. */
export type SeedClock = {
  /** Local midnight. No booking is created later, so everything a visitor does comes after the demo data. */
  readonly today: Date;
  /** Half past nine: the first transfers are done, tours are under way, the afternoon is planned. */
  readonly now: Date;
  /** The real time if that is earlier in the day: the story is the same but has not come as far. */
  readonly reached: Date;
  /** A local moment, by days from today and minutes after midnight. */
  at(days: number, minutes?: number): Date;
  /** Days from today; negative in the past. */
  dayOf(moment: Date): number;
};

const minutesPerDay = 24 * 60;

export function seedClock(moment: Date): SeedClock {
  const today = momentOf(localDateOf(moment), localTime("00:00"));
  const at = (days: number, minutes = 0) => addMinutes(today, days * minutesPerDay + minutes);
  const now = at(0, 9 * 60 + 30);
  return {
    today,
    now,
    reached: earlier(moment, now),
    at,
    dayOf: (other) => Math.floor(hoursBetween(today, other) / 24),
  };
}

export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** 1 for January to 12 for December. */
export const monthAt = (moment: Date): number => monthOf(localDateOf(moment));

/** 0 for Sunday to 6 for Saturday. */
export const weekdayAt = (moment: Date): number => new Date(`${localDateOf(moment)}T00:00:00Z`).getUTCDay();

export const isWeekend = (moment: Date): boolean => [0, 6].includes(weekdayAt(moment));

/** Minutes after local midnight. */
export const oclock = (hours: number, minutes = 0): number => hours * 60 + minutes;
