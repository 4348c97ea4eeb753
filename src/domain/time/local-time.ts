/** A day in Cape Town, such as 2026-11-20. */
export type LocalDate = string & { readonly unit: "local date" };
/** A time of day in Cape Town, such as 09:00. */
export type LocalTime = string & { readonly unit: "local time" };

/** South Africa stays at UTC+2 all year, so plain arithmetic works without time-zone data. */
const offsetMinutes = 120;
const minuteInMs = 60_000;
const dayInMs = 24 * 60 * minuteInMs;

/** A date a caller may send: within this century, so that no calculation leaves the range of calendars. */
export const isLocalDate = (text: string): text is LocalDate =>
  text >= earliestDate && text <= latestDate && isCalendarDate(text);

export const earliestDate = "2000-01-01";
export const latestDate = "2100-12-31";

/** A possible birth date of a living person. */
export const isBirthDate = (text: string): text is LocalDate =>
  text >= "1900-01-01" && text <= latestDate && isCalendarDate(text);

export const isLocalTime = (text: string): text is LocalTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function localDate(text: string): LocalDate {
  if (!isCalendarDate(text)) throw new RangeError(`Not a date: ${text}`);
  return text;
}

export function localTime(text: string): LocalTime {
  if (!isLocalTime(text)) throw new RangeError(`Not a time: ${text}`);
  return text;
}

/** The moment at which clocks in Cape Town show this date and time. */
export function momentOf(date: LocalDate, time: LocalTime): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(startOf(date) + (hours * 60 + minutes - offsetMinutes) * minuteInMs);
}

/** The moment nearest to another at which clocks show this time: 00:40 near 23:30 is the next day. */
export function nearestMoment(time: LocalTime, near: Date): Date {
  const there = momentOf(localDateOf(near), time);
  const hoursAhead = hoursBetween(near, there);
  if (Math.abs(hoursAhead) <= 12) return there;
  return addHours(there, hoursAhead > 0 ? -24 : 24);
}

/**
 * The moment meant when something is moved to this time: the same day, unless the time lies just across midnight. From
 * 23:50, “00:20” is half an hour later; from 09:00, “22:00” is the same evening.
 */
export function movedMoment(time: LocalTime, from: Date): Date {
  const sameDay = momentOf(localDateOf(from), time);
  const nearest = nearestMoment(time, from);
  return Math.abs(hoursBetween(from, nearest)) <= overMidnightHours ? nearest : sameDay;
}
const overMidnightHours = 6;

export const localDateOf = (moment: Date): LocalDate => localDate(dayOf(onLocalClock(moment)));

export const localTimeOf = (moment: Date): LocalTime =>
  localTime(new Date(onLocalClock(moment)).toISOString().slice(11, 16));

export const addDays = (date: LocalDate, days: number): LocalDate => localDate(dayOf(startOf(date) + days * dayInMs));

/** The same day of a later month, or that month’s last day: 31 August plus six months is 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return localDate(dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
}

export const daysBetween = (from: LocalDate, to: LocalDate): number => (startOf(to) - startOf(from)) / dayInMs;

/** 1 for January to 12 for December. */
export const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));

/** 0 for Sunday, 6 for Saturday. */
export const weekdayOf = (date: LocalDate): number => new Date(startOf(date)).getUTCDay();

export const addMinutes = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteInMs);

export const addHours = (moment: Date, hours: number): Date => addMinutes(moment, hours * 60);

/** Negative when `to` is the earlier one. */
export const hoursBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / (60 * minuteInMs);

/** By number: January is the first. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
export const shortMonthNames = monthNames.map((name) => name.slice(0, 3));
const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** 14 Nov 2026 */
export const formatDate = (date: LocalDate): string =>
  `${Number(date.slice(8))} ${shortMonthNames[monthOf(date) - 1]} ${date.slice(0, 4)}`;

/** Sat 14 Nov 2026, 09:00 */
export function formatMoment(moment: Date): string {
  const date = localDateOf(moment);
  return `${dayNames[new Date(startOf(date)).getUTCDay()]} ${formatDate(date)}, ${localTimeOf(moment)}`;
}

/** 09:00; and where that is on another day than the moment it is read beside, Sat 14 Nov 2026, 09:00. */
export const formatMomentBeside = (moment: Date, beside: Date): string =>
  localDateOf(moment) === localDateOf(beside) ? localTimeOf(moment) : formatMoment(moment);

/** By sums alone: every moment that a call is given is checked by this, and a phone gives twenty at once. */
function isCalendarDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (month === 2 && isLeap ? 29 : (daysIn[month - 1] ?? 0));
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

// Midnight of a written date, and the written date of a clock reading, both as if Cape Town lay at Greenwich.
function startOf(date: string): number {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split("-").map(Number);
  return Date.UTC(year, month - 1, day);
}

const dayOf = (reading: number): string => new Date(reading).toISOString().slice(0, 10);

const onLocalClock = (moment: Date): number => moment.getTime() + offsetMinutes * minuteInMs;
