import { addDays, type LocalDate } from "../time/local-time.ts";

/** When a driver usually works; weekday 1 is Monday. An end at or before the start is on the next day. */
export type Shift = { readonly weekday: number; readonly starts: string; readonly ends: string };

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of this date’s week. */
export const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Minutes since Monday 00:00; the last shift may run into the next Monday. */
function spanOf({ weekday, starts, ends }: Shift) {
  const from = (weekday - 1) * dayMinutes + minutesOf(starts);
  const length = minutesOf(ends) - minutesOf(starts);
  return { from, to: from + (length > 0 ? length : length + dayMinutes) };
}

/** Whether two shifts overlap, also from Sunday night into Monday. */
export function haveOverlap(shifts: readonly Shift[]): boolean {
  const spans = shifts.map(spanOf).toSorted((a, b) => a.from - b.from);
  const [first] = spans;
  const last = spans.at(-1);
  if (!first || !last) return false;
  const inOrder = spans.some(({ from }, at) => at > 0 && from < (spans[at - 1]?.to ?? 0));
  return inOrder || last.to > first.from + weekMinutes;
}

export const hoursAWeek = (shifts: readonly Shift[]): number =>
  shifts.map(spanOf).reduce((sum, { from, to }) => sum + (to - from), 0) / 60;
