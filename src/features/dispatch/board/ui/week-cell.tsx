import { cx } from "#design/class-names.ts";
import { formatDay } from "#design/dates/date-text.tsx";
import type { LocalDate } from "#domain/time/local-time.ts";
import { spanText } from "#domain/trip/trip-texts.ts";
import type { WeekTrip } from "../week-contract.ts";
import type { RowsBy } from "./use-rows.ts";
import type { WeekCell as Cell } from "./use-week-rows.ts";
import { WeekChip, type WeekShown } from "./week-chip.tsx";

type WeekCellProps = WeekShown & {
  cell: Cell;
  by: RowsBy;
  isToday: boolean;
  onOpenDay: (date: LocalDate) => void;
};

/** The rest is a press away. */
const atMost = 3;

/** One day of a row: shift, absence, the first trips, and its load. */
export function WeekCell({ cell, by, isToday, onOpenDay, ...shown }: WeekCellProps) {
  const { date, trips, shift, isOff, absences, load } = cell;
  // One more takes no more room than the button that would lead to it.
  const first = trips.length === atMost + 1 ? trips : trips.slice(0, atMost);
  const rest = trips.length - first.length;
  return (
    <td
      className={cx(
        "border-line border-s border-t p-1 align-top",
        isToday && "bg-primary-soft/40",
        isOff && "bg-surface-2/70",
        absences.length > 0 &&
          "bg-[repeating-linear-gradient(135deg,var(--surface-3)_0_6px,var(--surface-2)_6px_12px)]",
      )}
    >
      <div className="flex min-h-12 flex-col gap-1">
        {absences.map((absence) => (
          <p key={absence} className="px-1 text-ink-2 text-xs">
            {absence}
          </p>
        ))}
        {absences.length === 0 && (shift || isOff) && (
          <p className="px-1 text-ink-2 text-xs tabular-nums">{shift || "Off"}</p>
        )}
        {first.map((trip) => (
          <WeekChip key={trip.id} trip={trip} date={date} who={whoIn(trip, by)} {...shown} />
        ))}
        {rest > 0 && (
          <button
            type="button"
            data-more={date}
            onClick={() => onOpenDay(date)}
            className="min-h-6 rounded-xs px-1.5 text-start font-semibold text-link text-xs hover:underline pointer-coarse:min-h-11"
          >
            {rest} more<span className="sr-only"> on {formatDay(date)}</span>
          </button>
        )}
        {load && load.minutes > 0 && <DayLoad load={load} />}
      </div>
    </td>
  );
}

const whoIn = (trip: WeekTrip, by: RowsBy) =>
  by === "vehicle" && trip.driver ? trip.driver.name : trip.passenger_name;

const loadLooks = { light: "bg-s5", busy: "bg-s3", full: "bg-bad" } as const;

function DayLoad({ load }: { load: NonNullable<Cell["load"]> }) {
  return (
    <p
      title={`${Math.round(load.share * 100)}% of the shift`}
      className="mt-auto flex items-center gap-1.5 px-1 text-ink-2 text-xs"
    >
      <span aria-hidden="true" className="block h-[3px] grow rounded-pill bg-surface-3">
        <span
          className={cx("block h-full rounded-pill", loadLooks[load.level])}
          style={{ width: `${Math.min(100, load.share * 100)}%` }}
        />
      </span>
      <span className="whitespace-nowrap tabular-nums">{spanText(load.minutes)}</span>
    </p>
  );
}
