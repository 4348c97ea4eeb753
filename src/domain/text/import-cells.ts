import { isLocalDate, isLocalTime, type LocalDate, type LocalTime, localDate, localTime } from "../time/local-time.ts";

/** A spreadsheet cell as people write it; undefined if it makes no sense. */
type Cell<T> = T | undefined;

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A day of this century: 2026-12-31, 31/12/2026, 31.12.2026 or 31 December 2026. */
export function dayOf(cell: string): Cell<LocalDate> {
  const text = writtenDay(cell);
  return text !== undefined && isLocalDate(text) ? localDate(text) : undefined;
}

/**
 * The same for any century, such as a date of birth; the date may not exist. Day before month, as South Africans write
 * it.
 */
export function writtenDay(cell: string): Cell<string> {
  const text = cell.trim().replace(/[T\s]\d{1,2}:\d{2}.*$/, "");
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year) return joined(year, month, day);
  const [, dayFirst, second, third] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (third) return joined(third, second, dayFirst);
  const [, number, word = "", written] = /^(\d{1,2})[\s-]+([A-Za-z]{3,9})\.?[\s-]+(\d{4})$/.exec(text) ?? [];
  const place = months.indexOf(word.slice(0, 3).toLowerCase());
  return written && place >= 0 ? joined(written, String(place + 1), number) : undefined;
}

const joined = (year: string, month = "", day = "") => `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** A time: 09:30, 9.30, 9h30, 9:30 pm, possibly after a date. */
export function timeOf(cell: string): Cell<LocalTime> {
  const [, hour = "", minute = "", half = ""] =
    /(?:^|[T\s])(\d{1,2})[:.hH](\d{2})(?::\d{2})?\s*([ap]\.?m\.?)?$/i.exec(cell.trim()) ?? [];
  if (!hour) return undefined;
  const plain = Number(hour);
  const isTwelfth = plain === 12;
  const shifted = /^p/i.test(half) && !isTwelfth ? plain + 12 : plain - (/^a/i.test(half) && isTwelfth ? 12 : 0);
  const text = `${String(shifted).padStart(2, "0")}:${minute}`;
  return isLocalTime(text) ? localTime(text) : undefined;
}

/** An amount in cents: R 1 234,50, 1,234.50 or 1234. */
export function centsOf(cell: string): Cell<number> {
  const plain = cell.replace(/^\s*(R|ZAR)\s*/i, "").replace(/[\s\u00a0\u202f]/g, "");
  const [, whole = "", part = ""] = /^(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (!whole) return undefined;
  const cents = Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0") || "0");
  return cents <= 1_000_000_000 ? cents : undefined;
}

/** Yes or no. */
export function yesNoOf(cell: string): Cell<boolean> {
  const word = cell.trim().toLowerCase();
  if (["yes", "y", "true", "1", "ja", "x"].includes(word)) return true;
  return ["no", "n", "false", "0", "nee", "-"].includes(word) ? false : undefined;
}
