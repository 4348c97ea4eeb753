import type { PointerEvent } from "react";
import { cx } from "#design/class-names.ts";
import { spanText } from "#domain/trip/trip-texts.ts";
import { offersAction } from "../action-policy.ts";
import { TimelineBar } from "./timeline-bar.tsx";
import { useIsCompact } from "./use-density.ts";
import type { Drag } from "./use-drag.ts";
import { type BoardRow, type Shade, wholeDay } from "./use-rows.ts";

/** The day’s facts in every row. */
export type RowsShown = {
  now: Date;
  /** The trip with open details. */
  chosen: string | undefined;
  /** Trips that cannot be driven as planned. */
  conflicts: ReadonlySet<string>;
  onTrip: (tripId: string) => void;
};

type TimelineRowProps = RowsShown & {
  row: BoardRow;
  from: number;
  drag: Drag | undefined;
  /** The objections to dropping the trip here, while one is dragged. */
  mark: string | undefined;
  onGrab: (event: PointerEvent, tripId: string) => void;
};

/** In rem. A compact line is as high as the smallest target a finger or a shaky hand is owed: 24 px. */
const lineHeights = { normal: 2.75, compact: 1.5 } as const;

const share = (minute: number, from: number) => `${((minute - from) / (wholeDay - from)) * 100}%`;
const width = ({ start, end }: { start: number; end: number }, from: number) =>
  `${((Math.max(start, end) - Math.max(start, from)) / (wholeDay - from)) * 100}%`;

/** A driver or a vehicle: name, how full the day is, and the day itself. */
export function TimelineRow({ row, from, drag, mark, onGrab, now, chosen, conflicts, onTrip }: TimelineRowProps) {
  const isOver = drag?.over?.row === row.id && drag.over.trip === undefined;
  const isCompact = useIsCompact();
  const lineHeight = lineHeights[isCompact ? "compact" : "normal"];
  const height = { height: `${row.lines * lineHeight + (isCompact ? 0.0625 : 0.25)}rem` };
  const note = mark ?? (row.isAway ? "Not available" : row.note);
  return (
    <div className="contents">
      <div
        data-row={row.id}
        style={height}
        className={cx(
          "sticky start-0 z-20 flex min-w-0 justify-center border-line border-t pe-2 leading-[1.2]",
          isCompact ? "items-baseline justify-start! gap-1.5 pt-0.5" : "flex-col",
          isOver ? "bg-primary-soft" : "bg-surface",
        )}
      >
        <span
          className={cx(
            "truncate font-semibold",
            isCompact ? "shrink-0 text-[0.8125rem]" : "text-sm",
            row.isAway && "text-ink-3",
          )}
          {...(isCompact && { title: `${row.title}, ${note}` })}
        >
          {row.title}
        </span>
        <span className={cx("truncate text-xs", mark ? "font-semibold text-warn" : "text-ink-3")} title={mark}>
          {note}
        </span>
        {row.load && row.load.minutes > 0 && !isCompact && <LoadBar load={row.load} />}
      </div>
      <ul
        data-row={row.id}
        aria-label={row.title}
        style={{ ...height, ...hourLines(from) }}
        className={cx("relative overflow-clip border-line border-t", isOver && "bg-primary-soft")}
      >
        <Shades row={row} from={from} />
        {row.trips.map(({ trip, start, end, line }) => (
          <li
            key={trip.id}
            className={cx("absolute", !isCompact && "py-0.5")}
            style={{
              left: share(Math.max(start, from), from),
              width: `max(3.25rem, ${width({ start, end }, from)})`,
              top: `${line * lineHeight + (isCompact ? 0 : 0.125)}rem`,
              height: `${lineHeight}rem`,
            }}
          >
            <TimelineBar
              trip={trip}
              now={now}
              isChosen={trip.id === chosen}
              isDragged={drag?.tripId === trip.id}
              isTarget={drag?.over?.trip === trip.id}
              hasConflict={conflicts.has(trip.id)}
              onOpen={() => onTrip(trip.id)}
              onGrab={(event) => offersAction("assign", trip, now) && onGrab(event, trip.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line every two hours, under the trips. */
const hourLines = (from: number) => ({
  backgroundImage: "linear-gradient(90deg, var(--line) 1px, transparent 1px)",
  backgroundSize: `${(120 / (wholeDay - from)) * 100}% 100%`,
});

const loadLooks = { light: "bg-s5", busy: "bg-s3", full: "bg-bad" } as const;

function LoadBar({ load }: { load: NonNullable<BoardRow["load"]> }) {
  const text = `${spanText(load.minutes)} on trips, ${Math.round(load.share * 100)}% of the shift`;
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className="mt-0.5 block h-[3px] w-full max-w-32 rounded-pill bg-surface-3"
    >
      <span
        className={cx("block h-full rounded-pill", loadLooks[load.level])}
        style={{ width: `${Math.min(100, load.share * 100)}%` }}
      />
    </span>
  );
}

/** Outside the shift the day is darker; time off is hatched and named. */
function Shades({ row, from }: { row: BoardRow; from: number }) {
  return (
    <>
      {row.shifts && outside(row.shifts, from).map((gap) => <Block key={gap.start} block={gap} from={from} />)}
      {row.absences.map((absence) => (
        <Block key={`${absence.label} ${absence.start}`} block={absence} from={from} isHatched />
      ))}
    </>
  );
}

function Block({ block, from, isHatched = false }: { block: Shade; from: number; isHatched?: boolean }) {
  if (block.end <= from) return null;
  return (
    <li
      aria-hidden={!isHatched}
      className={cx(
        "pointer-events-none absolute inset-y-0 text-ink-3 text-xs",
        isHatched
          ? "bg-[repeating-linear-gradient(135deg,var(--surface-3)_0_6px,var(--surface-2)_6px_12px)] px-2 pt-1"
          : "bg-surface-2/70",
      )}
      style={{ left: share(Math.max(block.start, from), from), width: width(block, from) }}
    >
      {isHatched && <span className="sticky start-[calc(var(--names)+0.5rem)]">{block.label}</span>}
    </li>
  );
}

function outside(shifts: readonly Shade[], from: number): Shade[] {
  const gaps: Shade[] = [];
  let reached = from;
  for (const { start, end } of shifts) {
    if (start > reached) gaps.push({ start: reached, end: start, label: "" });
    reached = Math.max(reached, end);
  }
  return reached < wholeDay ? [...gaps, { start: reached, end: wholeDay, label: "" }] : gaps;
}
