import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { type DateRange, DayPicker, type DayPickerProps } from "react-day-picker";
import { localDateOf } from "#domain/time/local-time.ts";
import { formatLongDate } from "./date-text.tsx";
import { fromCalendarDate, toCalendarDate } from "./day-entry.ts";
import { type DayLimits, dayProblem } from "./day-limits.ts";
import type { DayRange } from "./day-range.ts";

type CalendarProps = DayLimits & {
  /** Marks this day as today; what is today in Cape Town if left out, wherever the reader is. */
  today?: string;
  takesFocus?: boolean;
};

type DayCalendarProps = CalendarProps & {
  value: string;
  onChoose: (day: string) => void;
  /** Shown below the days: why some of them cannot be chosen. */
  note?: string | undefined;
};

/** One month of days. Loaded when a picker first opens, because the grid is as heavy as the rest of a page. */
export function DayCalendar({ value, onChoose, note, ...rest }: DayCalendarProps) {
  return (
    <DayPicker
      {...sharedProps(rest)}
      mode="single"
      required
      classNames={{ ...calendarClasses, selected: chosen }}
      selected={toCalendarDate(value)}
      defaultMonth={toCalendarDate(value || openingDay(rest))}
      onSelect={(date) => onChoose(fromCalendarDate(date))}
      footer={note}
    />
  );
}

type RangeCalendarProps = CalendarProps & { value: DayRange; onChoose: (range: DayRange) => void; months?: number };

/** The first press starts a range, the second ends it, in either order. */
export function RangeCalendar({ value, onChoose, months = 1, ...rest }: RangeCalendarProps) {
  const [start, setStart] = useState<string | null>(null);
  const choose = (day: string) => {
    if (start === null) return setStart(day);
    setStart(null);
    onChoose(day < start ? { from: day, to: start } : { from: start, to: day });
  };
  const shown: DateRange = start
    ? { from: toCalendarDate(start), to: toCalendarDate(start) }
    : { from: toCalendarDate(value.from), to: toCalendarDate(value.to) };
  return (
    <DayPicker
      {...sharedProps(rest)}
      mode="range"
      required
      classNames={rangeClasses}
      numberOfMonths={months}
      selected={shown}
      defaultMonth={toCalendarDate(value.from || openingDay(rest))}
      onSelect={(_, pressed) => choose(fromCalendarDate(pressed))}
      footer={start ? "Choose the end date." : undefined}
    />
  );
}

/** Without a value the calendar opens where days can be chosen: in the month of the next one. */
const openingDay = ({ min, max, isDayOff, today }: CalendarProps) => {
  const now = today ?? localDateOf(new Date());
  const nearest = min && now < min ? min : now;
  if (max && nearest > max) return max;
  return firstFreeDay(nearest, { min, max, isDayOff }) ?? nearest;
};

const daysLookedAhead = 366;

function firstFreeDay(from: string, limits: DayLimits): string | undefined {
  const date = toCalendarDate(from) ?? new Date();
  for (let ahead = 0; ahead < daysLookedAhead; ahead += 1) {
    const day = fromCalendarDate(date);
    if (dayProblem(day, limits) === null) return day;
    date.setDate(date.getDate() + 1);
  }
  return undefined;
}

function sharedProps({ min, max, isDayOff, today, takesFocus }: CalendarProps) {
  return {
    autoFocus: takesFocus,
    weekStartsOn: 1,
    showOutsideDays: true,
    fixedWeeks: true,
    navLayout: "around",
    today: toCalendarDate(today ?? localDateOf(new Date())),
    startMonth: min ? toCalendarDate(min) : undefined,
    endMonth: max ? toCalendarDate(max) : undefined,
    disabled: (date: Date) => dayProblem(fromCalendarDate(date), { min, max, isDayOff }) !== null,
    components: { Chevron: CalendarChevron },
    labels: { labelDayButton },
  } satisfies DayPickerProps;
}

const labelDayButton = (date: Date, modifiers: Record<string, boolean>) =>
  [modifiers.today && "Today", formatLongDate(fromCalendarDate(date)), modifiers.selected && "selected"]
    .filter(Boolean)
    .join(", ");

function CalendarChevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden />;
}

const navigation =
  "absolute top-0 grid size-10 pointer-coarse:size-11 place-items-center rounded-pill text-ink-2 hover:bg-surface-2 hover:text-ink aria-disabled:opacity-35 aria-disabled:hover:bg-transparent";
const chosen =
  "[&>button]:bg-primary [&>button]:font-bold [&>button]:text-on-primary [&>button]:hover:bg-primary-hover";

const calendarClasses = {
  root: "w-fit max-sm:mx-auto",
  months: "flex flex-wrap gap-6",
  month: "relative",
  month_caption: "flex h-10 items-center justify-center font-display text-[1.0625rem] font-bold",
  button_previous: `${navigation} start-0`,
  button_next: `${navigation} end-0`,
  month_grid: "mt-1.5 border-collapse",
  weekday: "h-8 w-10 text-xs font-semibold text-ink-3 max-sm:w-12",
  day: "px-0 py-px text-center",
  day_button:
    "grid size-10 place-items-center rounded-sm font-medium hover:bg-surface-2 disabled:cursor-not-allowed disabled:hover:bg-transparent max-sm:size-12",
  today: "[&>button]:font-bold [&>button]:inset-ring-[1.5px] [&>button]:inset-ring-primary",
  outside: "text-ink-3",
  disabled: "text-ink-3 line-through decoration-1 opacity-50",
  // A long sentence takes the calendar's width and does not give it its own.
  footer: "mt-2 w-0 min-w-full text-center text-sm text-ink-2",
};

const rangeClasses = {
  ...calendarClasses,
  range_start: `rounded-s-sm bg-primary-soft ${chosen}`,
  range_end: `rounded-e-sm bg-primary-soft ${chosen}`,
  range_middle: "bg-primary-soft [&>button]:rounded-none",
};
