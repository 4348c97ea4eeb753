import {
  addDays,
  type LocalDate,
  localDateOf,
  localTime,
  localTimeOf,
  momentOf,
  monthOf,
  weekdayOf,
} from "../time/local-time.ts";

type Field = ReadonlySet<number>;

function fieldOf(text: string, from: number, to: number): Field {
  const all = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return new Set(text.split(",").flatMap((part) => valuesOf(part, all)));
}

function valuesOf(part: string, all: readonly number[]): readonly number[] {
  const [range = "", step] = part.split("/");
  const [start, end] = range.split("-").map(Number);
  const within = range === "*" ? all : all.filter((one) => one >= (start ?? 0) && one <= (end ?? start ?? 0));
  return step === undefined ? within : within.filter((one) => (one - (within[0] ?? 0)) % Number(step) === 0);
}

/** No task of ours waits longer than two months. */
const daysAtMost = 62;

/** The next run of a task with this pattern, in South African time. */
export function nextRun(cron: string, after: Date): Date | undefined {
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = cron.split(" ");
  const [minutes, hours] = [[...fieldOf(minute, 0, 59)], [...fieldOf(hour, 0, 23)]];
  const [days, months, weekdays] = [fieldOf(day, 1, 31), fieldOf(month, 1, 12), fieldOf(weekday, 0, 6)];
  const isDay = (date: LocalDate) =>
    days.has(Number(date.slice(8))) && months.has(monthOf(date)) && weekdays.has(weekdayOf(date));
  const first = localDateOf(after);
  for (let ahead = 0; ahead <= daysAtMost; ahead++) {
    const date = addDays(first, ahead);
    if (!isDay(date)) continue;
    const from = ahead === 0 ? localTimeOf(after) : "";
    for (const atHour of hours) {
      if (ahead === 0 && atHour < Number(from.slice(0, 2))) continue;
      for (const atMinute of minutes) {
        const moment = momentOf(date, localTime(`${two(atHour)}:${two(atMinute)}`));
        if (moment > after) return moment;
      }
    }
  }
  return undefined;
}

const two = (figure: number) => String(figure).padStart(2, "0");

const minuteMs = 60_000;
/** A worker polls every few seconds, a busy one a little later. */
const graceMs = 5 * minuteMs;

export type TaskClock = {
  readonly cron: string;
  /** When it last started, or if it never did, when it was first scheduled. */
  readonly lastAt: Date;
  /** When the worker took over this schedule: one that has just started has missed nothing. */
  readonly workerSince: Date;
};

/** Whether it should have run by now. */
export function isLate({ cron, lastAt, workerSince }: TaskClock, now: Date): boolean {
  const due = nextRun(cron, lastAt);
  if (!due || now.getTime() - workerSince.getTime() < graceMs) return false;
  return now.getTime() - due.getTime() > graceMs;
}

/** Whether it runs at least every hour. */
export function isFrequent(cron: string, now: Date): boolean {
  const first = nextRun(cron, now);
  const second = first && nextRun(cron, first);
  return first !== undefined && second !== undefined && second.getTime() - first.getTime() <= 60 * minuteMs;
}
