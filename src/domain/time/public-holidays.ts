import { addDays, type LocalDate, localDate } from "./local-time.ts";

/** Month and day of the holidays that keep their date (Public Holidays Act 36 of 1994). */
const fixed: readonly (readonly [string, string])[] = [
  ["01-01", "New Year’s Day"],
  ["03-21", "Human Rights Day"],
  ["04-27", "Freedom Day"],
  ["05-01", "Workers’ Day"],
  ["06-16", "Youth Day"],
  ["08-09", "National Women’s Day"],
  ["09-24", "Heritage Day"],
  ["12-16", "Day of Reconciliation"],
  ["12-25", "Christmas Day"],
  ["12-26", "Day of Goodwill"],
];

/** The company’s changes of the calendar: holidays proclaimed for one year, and days on which it works as usual. */
export type HolidayChanges = {
  readonly added: readonly { readonly on: LocalDate; readonly name: string }[];
  readonly removed: readonly LocalDate[];
};

export const noHolidayChanges: HolidayChanges = { added: [], removed: [] };

/** The changes that concern a trip of this day or later. */
export const holidaysFrom = ({ added, removed }: HolidayChanges, day: LocalDate): HolidayChanges => ({
  added: added.filter(({ on }) => on >= day),
  removed: removed.filter((on) => on >= day),
});

/** The name of the public holiday on a day, if it is one. */
export function publicHoliday(date: LocalDate, { added, removed } = noHolidayChanges): string | undefined {
  const own = added.find(({ on }) => on === date)?.name;
  return own ?? (removed.includes(date) ? undefined : lawfulHoliday(date));
}

/** South Africa’s, by law. When one falls on a Sunday, the Monday is free too. */
function lawfulHoliday(date: LocalDate): string | undefined {
  const easter = easterSunday(Number(date.slice(0, 4)));
  if (date === addDays(easter, -2)) return "Good Friday";
  if (date === addDays(easter, 1)) return "Family Day";
  const own = nameOn(date);
  if (own) return own;
  const yesterday = addDays(date, -1);
  return isSunday(yesterday) && nameOn(yesterday) ? `${nameOn(yesterday)} (observed)` : undefined;
}

const nameOn = (date: LocalDate) => fixed.find(([day]) => date.endsWith(day))?.[1];

/** 4 January 1970 was a Sunday. */
const isSunday = (date: LocalDate) => (Date.parse(`${date}T00:00:00Z`) / 86_400_000 - 3) % 7 === 0;

/** Gauss's rule for the Gregorian calendar, as Butcher wrote it down. */
function easterSunday(year: number): LocalDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return localDate(`${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
}

export type YearsHoliday = {
  readonly on: LocalDate;
  readonly name: string;
  /** By law, added by the company, or taken out by it. */
  readonly kind: "lawful" | "added" | "removed";
};

/** A year’s calendar in order, with the days that the company took out. */
export function holidaysOf(year: number, { added, removed }: HolidayChanges): readonly YearsHoliday[] {
  const easter = easterSunday(year);
  const dated = fixed.map(([day]) => localDate(`${year}-${day}`));
  const possible = new Set([addDays(easter, -2), addDays(easter, 1), ...dated, ...dated.map((day) => addDays(day, 1))]);
  const lawful = [...possible].flatMap((on): YearsHoliday[] => {
    const name = lawfulHoliday(on);
    return name ? [{ on, name, kind: removed.includes(on) ? "removed" : "lawful" }] : [];
  });
  const own = added
    .filter(({ on }) => on.startsWith(`${year}`))
    .map((day): YearsHoliday => ({ ...day, kind: "added" }));
  return [...lawful, ...own].toSorted((a, b) => a.on.localeCompare(b.on));
}
