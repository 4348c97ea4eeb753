import { accept, type Result, refuse } from "../result.ts";
import {
  addDays,
  daysBetween,
  formatDate,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
} from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";

export type TimeOffRequest = {
  readonly fromDate: LocalDate;
  /** Empty: from the start of the day. */
  readonly fromTime: LocalTime | "";
  readonly untilDate: LocalDate;
  /** Empty: to the end of the day. */
  readonly untilTime: LocalTime | "";
};

const midnight = localTime("00:00");
/** A mistyped year must not take a driver off the road for good. */
const longestDays = 366;

/** The period that was entered. */
export function spanOfTimeOff(request: TimeOffRequest): Result<Span, "ends_before_start" | "too_long"> {
  const { fromDate, fromTime, untilDate, untilTime } = request;
  const from = momentOf(fromDate, fromTime || midnight);
  const to = untilTime ? momentOf(untilDate, untilTime) : momentOf(addDays(untilDate, 1), midnight);
  if (to <= from) return refuse("ends_before_start");
  if (daysBetween(fromDate, untilDate) > longestDays) return refuse("too_long");
  return accept({ from, to });
}

/** "14 Dec 2026" or "14 to 18 Dec 2026": whole days have no times. */
export function timeOffText({ from, to }: Span): string {
  const isWhole = localTimeOf(from) === midnight && localTimeOf(to) === midnight;
  const first = localDateOf(from);
  const last = isWhole ? addDays(localDateOf(to), -1) : localDateOf(to);
  if (isWhole) return first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
  const start = `${formatDate(first)}, ${localTimeOf(from)}`;
  return first === last ? `${start}–${localTimeOf(to)}` : `${start} to ${formatDate(last)}, ${localTimeOf(to)}`;
}
