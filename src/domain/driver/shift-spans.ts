import { addDays, type LocalDate, localTime, momentOf } from "../time/local-time.ts";

/** When a driver works in a usual week; 1 is Monday. At or before its start, the end is on the next day. */
export type WeeklyShift = { readonly weekday: number; readonly starts: string; readonly ends: string };
export type Span = { readonly from: Date; readonly to: Date };

/** The shifts that touch this date, with the one that began the evening before. */
export const shiftSpans = (shifts: readonly WeeklyShift[], date: LocalDate): Span[] =>
  [addDays(date, -1), date]
    .flatMap((day) => shifts.filter(({ weekday }) => weekday === weekdayOf(day)).map((shift) => spanOf(shift, day)))
    .filter(({ to }) => to > momentOf(date, localTime("00:00")))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of the week this date lies in. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

function spanOf({ starts, ends }: WeeklyShift, day: LocalDate): Span {
  const from = momentOf(day, clock(starts));
  const to = momentOf(day, clock(ends));
  return { from, to: to > from ? to : momentOf(addDays(day, 1), clock(ends)) };
}

/** The database writes seconds as well: 06:00:00. */
const clock = (text: string) => localTime(text.slice(0, 5));
