import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { addDays, type LocalDate, localDate } from "#domain/time/local-time.ts";

type DayPickerProps = {
  day: LocalDate;
  today: LocalDate;
  /** How far the arrows go. */
  step: 1 | 7;
  onDay: (day: LocalDate) => void;
};

/** Day by day or week by week with the arrows, any day by the calendar. */
export function DayPicker({ day, today, step, onDay }: DayPickerProps) {
  const unit = step === 7 ? "week" : "day";
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <IconButton
        label={`Previous ${unit}`}
        variant="outline"
        size="sm"
        aria-keyshortcuts="["
        onClick={() => onDay(addDays(day, -step))}
      >
        <ChevronLeft />
      </IconButton>
      <div className="min-w-36 flex-1 sm:w-48 sm:flex-none">
        <DatePicker
          aria-label="Date"
          size="sm"
          value={day}
          today={today}
          onChange={(chosen) => chosen !== "" && onDay(localDate(chosen))}
        />
      </div>
      <IconButton
        label={`Next ${unit}`}
        variant="outline"
        size="sm"
        aria-keyshortcuts="]"
        onClick={() => onDay(addDays(day, step))}
      >
        <ChevronRight />
      </IconButton>
      <Button variant="outline" size="sm" aria-keyshortcuts="t" disabled={day === today} onClick={() => onDay(today)}>
        Today
      </Button>
    </div>
  );
}
