import { addDays, type LocalTime, localDateOf, momentOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

/** When someone works in a usual week; 1 is Monday. One that ends at or before its start ends on the next day. */
export type Shift = { readonly weekday: number; readonly starts: LocalTime; readonly ends: LocalTime };

/** Whether a time lies within the usual week. Who has no shifts works at any time. */
export function isWithinShifts(shifts: readonly Shift[], { from, to }: Span): boolean {
  if (shifts.length === 0) return true;
  // One that began the evening before may still run.
  const days = [addDays(localDateOf(from), -1), localDateOf(from)];
  return days.some((day) =>
    shifts.some(({ weekday, starts, ends }) => {
      if (weekday !== weekdayOf(day)) return false;
      const end = momentOf(ends <= starts ? addDays(day, 1) : day, ends);
      return momentOf(day, starts) <= from && to <= end;
    }),
  );
}

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
