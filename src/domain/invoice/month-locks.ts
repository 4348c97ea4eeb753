import { addDays, type LocalDate, localDate } from "../time/local-time.ts";

/** An accounting month, such as 2026-11. */
export const bookMonth = (day: LocalDate): string => day.slice(0, 7);

export const monthShape = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Only a past month can be closed: today's documents need an open one. */
export const mayLock = (month: string, today: LocalDate): boolean => month < bookMonth(today);

/** The day itself, or the first later day in an open month: late money is booked there. */
export function firstOpenDay(day: LocalDate, locked: ReadonlySet<string>): LocalDate {
  let open = day;
  while (locked.has(bookMonth(open)))
    open = localDate(`${bookMonth(addDays(localDate(`${bookMonth(open)}-28`), 4))}-01`);
  return open;
}
