import { ChevronRight } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { formatDay } from "#design/dates/date-text.tsx";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { RowsBy } from "../../board/ui/use-rows.ts";
import type { WeekDay } from "./use-week-days.ts";
import { WeekChip, type WeekShown } from "./week-chip.tsx";

type WeekListProps = WeekShown & { days: readonly WeekDay[]; by: RowsBy; onOpenDay: (date: LocalDate) => void };

const atMost = 5;

/** The week on a phone: day after day, what no one drives first. */
export function WeekList({ days, by, onOpenDay, ...shown }: WeekListProps) {
  const today = localDateOf(shown.now);
  return (
    <ol className="grid gap-4">
      {days.map((day) => (
        <li key={day.date} className="grid gap-1.5">
          <button
            type="button"
            data-day={day.date}
            onClick={() => onOpenDay(day.date)}
            className={cx(
              "flex min-h-11 w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-surface-2",
              day.date === today ? "bg-primary-soft" : "bg-surface-2/60",
            )}
          >
            <span className="font-semibold">{formatDay(day.date)}</span>
            <span className={cx("ms-auto text-sm", day.open > 0 ? "text-bad" : "text-ink-2")}>{day.text}</span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
          </button>
          {day.away.length > 0 && <p className="px-2 text-ink-2 text-sm">{day.away.join(", ")}</p>}
          {day.list.slice(0, atMost).map((trip) => (
            <WeekChip
              key={trip.id}
              trip={trip}
              date={day.date}
              who={(by === "vehicle" ? trip.vehicle?.plate : trip.driver?.name) ?? trip.passenger_name}
              {...shown}
            />
          ))}
          {day.list.length > atMost && (
            <button
              type="button"
              onClick={() => onOpenDay(day.date)}
              className="min-h-11 px-2 text-start font-semibold text-link text-sm"
            >
              {day.list.length - atMost} more<span className="sr-only"> on {formatDay(day.date)}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
