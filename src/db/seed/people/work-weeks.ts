import { localTimeOf } from "#domain/time/local-time.ts";
import { type SeedClock, weekdayAt } from "../seed-clock.ts";
import type { DriverRow } from "./drivers.ts";

/** The days, 1 is Monday, and the hours of a usual week. */
export type WorkWeek = { readonly days: readonly number[]; readonly starts: string; readonly ends: string };

/** Most is asked for at the end of the week, so most work then. */
const patterns: readonly WorkWeek[] = [
  { days: [2, 3, 4, 5, 6], starts: "05:00", ends: "14:00" },
  { days: [1, 2, 5, 6, 7], starts: "07:00", ends: "17:00" },
  { days: [3, 4, 5, 6, 7], starts: "12:00", ends: "22:00" },
  { days: [1, 2, 3, 6, 7], starts: "06:00", ends: "16:00" },
];

/** Whatever the day, the demo driver works today and has driven and will drive in the days around. */
const daysOfDemoDriver = [-2, -1, 0, 1, 3];

/** The usual week of each driver. Partner drivers are at their provider's call, so they have none. */
export function workWeeks(drivers: readonly DriverRow[], clock: SeedClock): ReadonlyMap<string, WorkWeek> {
  const own = drivers.filter(({ providerId }) => !providerId);
  const weekOf = (at: number): WorkWeek => {
    const week = patterns[at % patterns.length] as WorkWeek;
    if (at > 0) return week;
    return {
      ...week,
      days: daysOfDemoDriver.map((day) => weekday(clock, day)).toSorted(),
      starts: "07:00",
      ends: "17:00",
    };
  };
  return new Map(own.map(({ id }, at) => [id, weekOf(at)]));
}

/** Whether someone works on a day, counted from today. */
export const worksOn = (week: WorkWeek | undefined, clock: SeedClock, day: number): boolean =>
  week === undefined || week.days.includes(weekday(clock, day));

/** Whether a drive starts and ends within the hours of the shift. */
export function isOnShift(week: WorkWeek | undefined, drive: { readonly pickupAt: Date; readonly end: Date }): boolean {
  const [from, to] = [localTimeOf(drive.pickupAt), localTimeOf(drive.end)];
  return week === undefined || (week.starts <= from && from < to && to <= week.ends);
}

const weekday = (clock: SeedClock, day: number): number => weekdayAt(clock.at(day)) || 7;
