import { addDays, localDate, monthNames, weekdayOf } from "#domain/time/local-time.ts";
import { formatDate } from "./date-text.tsx";

type DayParts = { year: number; month: number; day: number };

/**
 * Reads a day as people write it (2026-11-20, 20 Nov 2026, 20/11/2026) and answers "2026-11-20", or null if there is no such day.
 * From a day on, where only days to come are asked for, "20 Nov", "Friday" and "tomorrow" are the next of them.
 * Days stay text from end to end: a Date would drag a clock and a time zone along.
 */
export function parseDay(text: string, from?: string): string | null {
  const said = text.trim().toLowerCase();
  const parts = readParts(said);
  if (parts) return isRealDay(parts) ? dayText(parts) : null;
  return from ? readNextDay(said, from) : null;
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const daysAhead: Readonly<Record<string, number>> = { today: 0, tonight: 0, tomorrow: 1 };

/** The next day of that name from a day on; a year that was not said is this one or the next. */
function readNextDay(said: string, from: string): string | null {
  const ahead = daysAhead[said] ?? daysUntil(said, from);
  if (ahead !== undefined) return addDays(localDate(from), ahead);
  const spoken = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(\d{1,2}|[a-z]{3,9})$/.exec(said);
  const [day, month] = [Number(spoken?.[1]), monthNumber(spoken?.[2] ?? "0")];
  const year = Number(from.slice(0, 4));
  const next = [year, year + 1]
    .map((at) => ({ year: at, month, day }))
    .find((parts) => isRealDay(parts) && dayText(parts) >= from);
  return next ? dayText(next) : null;
}

type Bounds = { readonly min?: string | undefined; readonly max?: string | undefined };

/**
 * The same for a field that asks for any day: what is said in short is the nearest day it can mean within its bounds. Of two
 * Fridays the one to come, of two birthdays the one that is nearer.
 */
export function parseDayNear(text: string, today: string, { min = "", max = "9999" }: Bounds = {}): string | null {
  const said = text.trim().toLowerCase();
  const parts = readParts(said);
  if (parts) return isRealDay(parts) ? dayText(parts) : null;
  const meant = daysMeant(said, today);
  return meant.find((day) => day >= min && day <= max) ?? meant[0] ?? null;
}

/** All that it can mean, the likeliest first. */
function daysMeant(said: string, today: string): string[] {
  if (said === "yesterday") return [addDays(localDate(today), -1)];
  const ahead = daysAhead[said];
  if (ahead !== undefined) return [addDays(localDate(today), ahead)];
  const until = daysUntil(said, today);
  if (until !== undefined) return [until, until - 7, until + 7].map((days) => addDays(localDate(today), days));
  const [year, next] = [Number(today.slice(0, 4)), readNextDay(said, today)];
  if (next === null) return [];
  const { month, day } = readParts(next) ?? { month: 0, day: 0 };
  return [year - 1, year, year + 1]
    .map((at) => ({ year: at, month, day }))
    .filter(isRealDay)
    .map(dayText)
    .toSorted((a, b) => daysBetween(a, today) - daysBetween(b, today));
}

const daysBetween = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b));

function daysUntil(said: string, from: string): number | undefined {
  const named = said.length >= 3 ? weekdays.findIndex((name) => name.startsWith(said)) : -1;
  return named < 0 ? undefined : (named - weekdayOf(localDate(from)) + 7) % 7;
}

/** "2026-11-20" as "20 Nov 2026"; an empty day stays empty. */
export const showDay = (day: string) => (day === "" ? "" : formatDate(day));

/** Noon in the reader's own zone: the calendar grid speaks Date, and noon never slips to a neighbouring day. */
export function toCalendarDate(day: string): Date | undefined {
  const parts = readParts(day);
  return parts ? new Date(parts.year, parts.month - 1, parts.day, 12) : undefined;
}

export function fromCalendarDate(date: Date): string {
  return dayText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

const dayText = ({ year, month, day }: DayParts) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const patterns: readonly [RegExp, order: readonly (keyof DayParts)[]][] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, ["year", "month", "day"]],
  [/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/, ["day", "month", "year"]],
  [/^(\d{1,2})[- ]?([a-z]{3,9})[-., ]*(\d{4}|\d{2})$/, ["day", "month", "year"]],
  [/^([a-z]{3,9})[. ]*(\d{1,2})[, ]+(\d{4})$/, ["month", "day", "year"]],
];

function readParts(text: string): DayParts | null {
  for (const [pattern, order] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts: DayParts = { year: 0, month: 0, day: 0 };
    order.forEach((name, index) => {
      parts[name] = name === "month" ? monthNumber(match[index + 1] ?? "") : Number(match[index + 1]);
    });
    return { ...parts, year: parts.year < 100 ? 2000 + parts.year : parts.year };
  }
  return null;
}

/** 11, "11", "nov" and "november" are the same month; 0 means none. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(text)) + 1;
}

function isRealDay({ year, month, day }: DayParts): boolean {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const shortMonth = month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return day <= (month === 2 ? 28 + Number(isLeap) : shortMonth);
}
