import { addMonths, type LocalDate, localDate, localTime, momentOf } from "../time/local-time.ts";

/** The first moments of a day’s month and of the next. */
export function monthAround(day: LocalDate): { readonly from: Date; readonly until: Date } {
  const first = localDate(`${day.slice(0, 7)}-01`);
  const midnight = localTime("00:00");
  return { from: momentOf(first, midnight), until: momentOf(addMonths(first, 1), midnight) };
}
