import { monthNames } from "#domain/time/local-time.ts";

/** An instant as a Date or ISO text. Text without a zone is read as local time, a bare date as that day. */
export type Moment = Date | string;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** South Africa keeps UTC+2 all year. */
const offset = 2 * 60 * 60_000;

/** By arithmetic, because creating an Intl.DateTimeFormat takes a slow phone over a tenth of a second. */
function read(at: Moment) {
  const local = new Date(toDate(at).getTime() + offset);
  return {
    weekday: weekdays[local.getUTCDay()] ?? "",
    day: String(local.getUTCDate()),
    month: monthNames[local.getUTCMonth()] ?? "",
    year: local.toISOString().slice(0, 4),
    time: local.toISOString().slice(11, 16),
  };
}

const hasZone = /(z|[+-]\d\d(:?\d\d)?)$/i;

function toDate(at: Moment) {
  if (at instanceof Date) return at;
  const text = at.trim().replace(" ", "T");
  if (!text.includes("T")) return new Date(`${text}T12:00:00+02:00`);
  return new Date(hasZone.test(text) ? text.replace(/([+-]\d\d)$/, "$1:00") : `${text}+02:00`);
}

const short = (name: string) => name.slice(0, 3);

/** "14 Nov 2026" */
export function formatDate(at: Moment) {
  const { day, month, year } = read(at);
  return `${day} ${short(month)} ${year}`;
}

/** "09:00" */
export const formatTime = (at: Moment) => read(at).time;

/** "14 Nov 2026, 09:00" */
export const formatDateTime = (at: Moment) => `${formatDate(at)}, ${formatTime(at)}`;

/** "Sat 14 Nov" */
export function formatDay(at: Moment) {
  const { weekday, day, month } = read(at);
  return `${short(weekday)} ${day} ${short(month)}`;
}

/** "November 2026", of a month as "2026-11" or of any of its days. */
export const formatMonth = (month: string) =>
  `${monthNames[Number(month.slice(5, 7)) - 1] ?? month} ${month.slice(0, 4)}`;

/** "Sat 14 Nov 2026" */
export const formatFullDate = (at: Moment) => `${formatDay(at)} ${read(at).year}`;

/** "Sat 14 Nov 2026, 09:00" */
export const formatFullDateTime = (at: Moment) => `${formatFullDate(at)}, ${formatTime(at)}`;

/** "09:00"; and on another day than what it is read beside, "Sat 14 Nov, 09:00". */
export const formatTimeBeside = (at: Moment, beside: Moment) =>
  formatDate(at) === formatDate(beside) ? formatTime(at) : `${formatDay(at)}, ${formatTime(at)}`;

/** "23:30–00:40": the morning after is plain. "09:00–Wed 18 Nov, 17:00" where days lie between. */
export const formatSpan = (from: Moment, to: Moment) => {
  const isOneNight = toDate(to).getTime() - toDate(from).getTime() < oneNight;
  return `${formatTime(from)}–${isOneNight ? formatTime(to) : formatTimeBeside(to, from)}`;
};
const oneNight = 12 * 60 * 60_000;

/** "Saturday 14 November 2026" */
export function formatLongDate(at: Moment) {
  const { weekday, day, month, year } = read(at);
  return `${weekday} ${day} ${month} ${year}`;
}

/** "January 5, 2026" */
export function formatLongUsDate(at: Moment) {
  const { day, month, year } = read(at);
  return `${month} ${day}, ${year}`;
}

const styles = {
  date: formatDate,
  time: formatTime,
  "date-time": formatDateTime,
  day: formatDay,
  full: formatFullDate,
  "full-time": formatFullDateTime,
  long: formatLongDate,
  "long-us": formatLongUsDate,
};

type DateTextProps = { at: Moment; style?: keyof typeof styles; className?: string };

export function DateText({ at, style = "date", className }: DateTextProps) {
  const dateOnly = typeof at === "string" && /^\d{4}-\d\d-\d\d$/.test(at);
  return (
    <time dateTime={dateOnly ? at : toDate(at).toISOString()} className={className}>
      {styles[style](at)}
    </time>
  );
}
