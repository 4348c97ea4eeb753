import type { KeyboardEvent } from "react";
import { cx } from "#design/class-names.ts";
import { formatDay } from "#design/dates/date-text.tsx";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { spanText } from "#domain/trip/trip-texts.ts";
import type { RowsBy } from "./use-rows.ts";
import type { WeekDay } from "./use-week-days.ts";
import type { WeekRow } from "./use-week-rows.ts";
import { WeekCell } from "./week-cell.tsx";
import type { WeekShown } from "./week-chip.tsx";

type WeekGridProps = WeekShown & {
  days: readonly WeekDay[];
  rows: readonly WeekRow[];
  by: RowsBy;
  onOpenDay: (date: LocalDate) => void;
};

/** Seven days side by side with a row per driver or vehicle, under sticky names and dates. */
export function WeekGrid({ days, rows, by, onOpenDay, ...shown }: WeekGridProps) {
  const walk = useWeekWalk();
  const today = localDateOf(shown.now);
  return (
    // Text for screen readers is within it too: it must not make the page wider than a tablet.
    // biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the buttons inside by arrow keys
    <div onKeyDown={walk} className="relative max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto overscroll-contain">
      <table className="w-full min-w-[58rem] table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{by === "driver" ? "The week by driver" : "The week by vehicle"}</caption>
        <thead>
          <tr>
            <td className="sticky start-0 top-0 z-30 w-44 bg-surface max-xl:w-34" />
            {days.map((day) => (
              <DayHead key={day.date} day={day} isToday={day.date === today} onOpen={() => onOpenDay(day.date)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id || "open"}>
              <th
                scope="row"
                className="sticky start-0 z-10 border-line border-t bg-surface py-2 pe-2 text-start align-top font-normal leading-[1.2]"
              >
                <RowName row={row} />
              </th>
              {row.cells.map((cell) => (
                <WeekCell
                  key={cell.date}
                  cell={cell}
                  by={by}
                  onOpenDay={onOpenDay}
                  isToday={cell.date === today}
                  {...shown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayHeadProps = { day: WeekDay; isToday: boolean; onOpen: () => void };

function DayHead({ day, isToday, onOpen }: DayHeadProps) {
  return (
    <th scope="col" className="sticky top-0 z-20 border-line border-s bg-surface p-1 font-normal">
      <button
        type="button"
        data-day={day.date}
        onClick={onOpen}
        className={cx(
          "block w-full rounded-sm px-1.5 py-1 text-start leading-[1.2] hover:bg-surface-2 pointer-coarse:min-h-11",
          isToday && "bg-primary-soft",
        )}
      >
        <span className="block font-semibold text-sm">{formatDay(day.date)}</span>
        <span className="flex flex-wrap gap-x-1.5 text-ink-2 text-xs">
          {day.trips === 1 ? "1 trip" : `${day.trips} trips`}
          {day.open > 0 && <span className="font-semibold text-bad">{day.open} unassigned</span>}
        </span>
      </button>
    </th>
  );
}

function RowName({ row }: { row: WeekRow }) {
  return (
    <>
      <span className={cx("block truncate font-semibold text-sm", row.isAway && "text-ink-3")}>{row.title}</span>
      <span className="block truncate text-ink-2 text-xs">{row.isAway ? "Not available" : row.note}</span>
      {row.minutes > 0 && <span className="block text-ink-2 text-xs">{spanText(row.minutes)} this week</span>}
    </>
  );
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move from trip to trip: within a day, to the next day, and up to the date. */
function useWeekWalk() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const next = step && event.target instanceof HTMLElement && nextStop(event.currentTarget, event.target, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
}

const stopsIn = (cell: Element | undefined) => [...(cell?.querySelectorAll<HTMLElement>("button") ?? [])];

function nextStop(grid: HTMLElement, from: HTMLElement, [across, down]: readonly [number, number]) {
  const table = [...grid.querySelectorAll("tr")].map((row) => [...row.cells]);
  const cell = from.closest<HTMLTableCellElement>("td, th");
  const row = table.findIndex((cells) => cell && cells.includes(cell));
  const column = cell ? (table[row]?.indexOf(cell) ?? -1) : -1;
  const own = stopsIn(cell ?? undefined);
  const at = own.indexOf(from);
  if (down !== 0 && own[at + down]) return own[at + down];
  // Past empty days, to the first that has something.
  for (let step = 1; step < Math.max(table.length, 8); step++) {
    const stops = stopsIn(table[row + step * down]?.[column + step * across]);
    if (stops.length > 0) return down < 0 ? stops.at(-1) : stops[Math.min(across === 0 ? 0 : at, stops.length - 1)];
  }
  return undefined;
}
