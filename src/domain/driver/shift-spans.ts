import { addDays, type LocalDate, localDateOf, localTime, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";
import { type Shift, weekdayOf } from "./weekly-shifts.ts";

/** The shifts that touch this date, including one that began the evening before. */
export function shiftSpans(shifts: readonly Shift[], date: LocalDate): Span[] {
  const midnight = momentOf(date, localTime("00:00"));
  return [addDays(date, -1), date]
    .flatMap((day) => {
      const today = weekdayOf(day);
      return shifts.filter(({ weekday }) => weekday === today).map((shift) => spanOf(shift, day));
    })
    .filter(({ to }) => to > midnight)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

/** Whether a time lies within the usual week. Without shifts, any time does. */
export const isWithinShifts = (shifts: readonly Shift[], { from, to }: Span): boolean =>
  shifts.length === 0 || shiftSpans(shifts, localDateOf(from)).some((shift) => shift.from <= from && to <= shift.to);

function spanOf({ starts, ends }: Shift, day: LocalDate): Span {
  const from = momentOf(day, clock(starts));
  const to = momentOf(day, clock(ends));
  return { from, to: to > from ? to : momentOf(addDays(day, 1), clock(ends)) };
}

/** The database includes seconds: 06:00:00. */
const clock = (text: string) => localTime(text.slice(0, 5));
