import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { addDays, type LocalDate, localDate } from "#domain/time/local-time.ts";

type DayPickerProps = { day: LocalDate; today: LocalDate; onDay: (day: LocalDate) => void };

/** Day by day with the arrows, any day by the calendar. */
export function DayPicker({ day, today, onDay }: DayPickerProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <IconButton
        label="Previous day"
        variant="outline"
        size="sm"
        aria-keyshortcuts="["
        onClick={() => onDay(addDays(day, -1))}
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
        label="Next day"
        variant="outline"
        size="sm"
        aria-keyshortcuts="]"
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRight />
      </IconButton>
      <Button variant="outline" size="sm" aria-keyshortcuts="t" disabled={day === today} onClick={() => onDay(today)}>
        Today
      </Button>
    </div>
  );
}
