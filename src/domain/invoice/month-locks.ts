import { addDays, type LocalDate, localDate } from "../time/local-time.ts";

/** A month of the books, such as 2026-11. */
export const bookMonth = (day: LocalDate): string => day.slice(0, 7);

/** How a month of the books is written. */
export const monthShape = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Only a month that is over can be closed: today's documents need somewhere to stand. */
export const mayLock = (month: string, today: LocalDate): boolean => month < bookMonth(today);

/** The day itself, or the first day after it whose month is open: money that comes in late is booked there. */
export function firstOpenDay(day: LocalDate, locked: ReadonlySet<string>): LocalDate {
  let open = day;
  while (locked.has(bookMonth(open)))
    open = localDate(`${bookMonth(addDays(localDate(`${bookMonth(open)}-28`), 4))}-01`);
  return open;
}
