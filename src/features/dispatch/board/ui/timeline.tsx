import { useEffect } from "react";
import { cx } from "#design/class-names.ts";
import { formatTime } from "#design/dates/date-text.tsx";
import { type LocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { BoardTrip } from "../contract.ts";
import { canSwap } from "../pair-policy.ts";
import { type RowsShown, TimelineRow } from "./timeline-row.tsx";
import { useIsCompact } from "./use-density.ts";
import { type Drag, type DropTarget, useDrag } from "./use-drag.ts";
import { useDragMarks } from "./use-drag-marks.ts";
import { type BoardRow, wholeDay } from "./use-rows.ts";
import { useWalk } from "./use-walk.ts";

type TimelineProps = RowsShown & {
  label: string;
  day: LocalDate;
  rows: readonly BoardRow[];
  onDrop: (tripId: string, target: DropTarget) => void;
};

const hour = 60;
const step = 2 * hour;
/** The night is only shown if something happens in it, or while it is night. */
const dayBegins = 4 * hour;

/** A day by driver or by vehicle. Wider than a phone, it scrolls sideways under its fixed names and hours. */
export function Timeline({ label, day, rows, onDrop, ...shown }: TimelineProps) {
  const { drag, start, scroller } = useDrag(onDrop);
  const marks = useDragMarks(drag);
  const walk = useWalk();
  const isCompact = useIsCompact();
  const minuteNow = (shown.now.getTime() - momentOf(day, localTime("00:00")).getTime()) / 60_000;
  const isNowShown = minuteNow >= 0 && minuteNow <= wholeDay;
  const from = Math.floor(Math.min(dayBegins, ...startsOf(rows), ...(isNowShown ? [minuteNow] : [])) / step) * step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day; later the person decides where to look.
  useEffect(() => {
    const node = scroller.current;
    if (node && isNowShown) node.scrollLeft = node.scrollWidth * ((minuteNow - from) / (wholeDay - from)) - 320;
  }, [day]);
  return (
    <section aria-label={label} className="min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: moves the focus between the buttons inside by arrow keys */}
      <div
        ref={scroller}
        onKeyDown={walk}
        // Without trips nothing inside takes the focus, so the keyboard scrolls the board itself.
        {...(startsOf(rows).length === 0 && { tabIndex: 0, role: "group", "aria-label": label })}
        className={cx(
          "overflow-auto overscroll-contain max-sm:max-h-[70dvh]",
          isCompact ? "max-h-[max(24rem,calc(100dvh-12rem))]" : "max-h-[max(24rem,calc(100dvh-15rem))]",
        )}
      >
        <div className="relative grid min-w-[62rem] grid-cols-[var(--names)_1fr] [--names:11.5rem] max-sm:[--names:7.5rem]">
          <Axis from={from} minuteNow={isNowShown ? minuteNow : undefined} />
          {rows.map((row) => (
            <TimelineRow
              key={row.id || "open"}
              row={row}
              from={from}
              drag={drag}
              mark={marks.get(row.id)}
              onGrab={start}
              {...shown}
            />
          ))}
          <NowLine from={from} minuteNow={isNowShown ? minuteNow : undefined} />
        </div>
      </div>
      {drag && <Ghost drag={drag} trip={tripIn(rows, drag.tripId)} rows={rows} marks={marks} />}
    </section>
  );
}

const startsOf = (rows: readonly BoardRow[]) => rows.flatMap(({ trips }) => trips.map(({ start }) => start));
const tripIn = (rows: readonly BoardRow[], id: string) =>
  rows.flatMap(({ trips }) => trips).find(({ trip }) => trip.id === id)?.trip;

type AxisProps = { from: number; minuteNow: number | undefined };
const share = (minute: number, from: number) => `${((minute - from) / (wholeDay - from)) * 100}%`;
const ticksFrom = (from: number) => [...Array((wholeDay - from) / step).keys()].map((at) => from + at * step);

function Axis({ from, minuteNow }: AxisProps) {
  const ticks = ticksFrom(from).filter((tick) => minuteNow === undefined || Math.abs(tick - minuteNow) > step * 0.45);
  return (
    <>
      <div className="sticky start-0 top-0 z-40 bg-surface" />
      <div aria-hidden="true" className="sticky top-0 z-30 h-7 bg-surface text-ink-3 text-xs tabular-nums">
        {ticks.map((tick) => (
          <span key={tick} className="absolute ps-1" style={{ left: share(tick, from) }}>
            {String(tick / hour).padStart(2, "0")}:00
          </span>
        ))}
        {minuteNow !== undefined && (
          <span
            className="-translate-x-1/2 absolute rounded-pill bg-primary px-2 py-0.5 font-bold text-on-primary"
            style={{ left: `clamp(1.6rem, ${share(minuteNow, from)}, calc(100% - 1.6rem))` }}
          >
            {String(Math.floor(minuteNow / hour)).padStart(2, "0")}:
            {String(Math.floor(minuteNow % hour)).padStart(2, "0")}
          </span>
        )}
      </div>
    </>
  );
}

/** The present moment across all rows, without blocking anything. */
function NowLine({ from, minuteNow }: AxisProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute start-(--names) end-0 top-7 bottom-0 z-10">
      {minuteNow !== undefined && (
        <span className="absolute inset-y-0 w-0.5 bg-primary" style={{ left: share(minuteNow, from) }} />
      )}
    </div>
  );
}

type GhostProps = {
  drag: Drag;
  trip: BoardTrip | undefined;
  rows: readonly BoardRow[];
  marks: ReadonlyMap<string, string>;
};

/** The dragged trip beside the pointer, and what dropping would do. */
function Ghost({ drag, trip, rows, marks }: GhostProps) {
  if (!trip) return null;
  const row = rows.find(({ id }) => id === drag.over?.row);
  const other = drag.over?.trip ? tripIn(rows, drag.over.trip) : undefined;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed z-50 max-w-64 rounded-sm bg-surface px-3 py-2 text-sm shadow-3 inset-ring inset-ring-line"
      style={{ left: `min(${drag.x + 14}px, 100vw - 17rem)`, top: drag.isTouch ? drag.y - 72 : drag.y + 10 }}
    >
      <span className="block truncate font-semibold">
        {formatTime(trip.pickup_at)} {trip.destination}
      </span>
      <span className="block truncate text-ink-2 text-xs">{dropText(trip, row, other)}</span>
      {row && !other && marks.has(row.id) && <span className="block text-warn text-xs">{marks.get(row.id)}</span>}
    </div>
  );
}

/** The action that use-board-task.ts takes when dropped there. */
function dropText(trip: BoardTrip, row: BoardRow | undefined, other: BoardTrip | undefined): string {
  if (other && canSwap(trip, other)) return `Swap with ${other.reference}`;
  if (!row || (row.id === "" && !trip.driver)) return "Drop on a row";
  return row.id === "" ? "Unassign" : `Assign to ${row.title}`;
}
