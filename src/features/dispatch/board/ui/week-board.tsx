import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDay } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useMedia } from "#design/use-media.ts";
import { useNow } from "#design/use-present-time.ts";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { findConflicts } from "../conflict-policy.ts";
import { type BoardDay, boardContract } from "../contract.ts";
import { countStates } from "../count-policy.ts";
import type { BoardWeek, WeekTrip as Trip } from "../week-contract.ts";
import { BoardTools, useRowsBy } from "./board-tools.tsx";
import { DayStrip } from "./day-strip.tsx";
import { Legend } from "./legend.tsx";
import { LineState, StaleNotice } from "./line-state.tsx";
import type { Sheet } from "./print-sheet.tsx";
import { TripDesk } from "./trip-desk.tsx";
import type { BoardView } from "./use-board-address.ts";
import { useBoardTask } from "./use-board-task.ts";
import { useTripKeys } from "./use-day-keys.ts";
import { useLiveWeek } from "./use-live-board.ts";
import type { RowsBy } from "./use-rows.ts";
import { useTripSearch } from "./use-trip-search.ts";
import { type WeekDay, weekDaysOf } from "./use-week-days.ts";
import { weekRowsOf } from "./use-week-rows.ts";
import { WeekChip, type WeekShown } from "./week-chip.tsx";
import { WeekGrid } from "./week-grid.tsx";

type WeekBoardProps = {
  day: LocalDate;
  onDay: (day: LocalDate) => void;
  onView: (view: BoardView) => void;
  /** A date was pressed. */
  onOpenDay: (day: LocalDate) => void;
  looksFor?: string;
};

/** Seven days on the road, updated live. */
export function WeekBoard({ day, onDay, onView, onOpenDay, looksFor = "" }: WeekBoardProps) {
  const now = useNow(15);
  const [text, setText] = useState(looksFor);
  const { by, setBy } = useRowsBy();
  const { read, line } = useLiveWeek(mondayOf(day));
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <BoardTools
        view="week"
        day={day}
        onDay={onDay}
        onView={onView}
        by={by}
        text={text}
        today={localDateOf(now)}
        onBy={setBy}
        onText={setText}
      >
        {read.data && <LineState line={line} readAt={read.data.read_at} now={now} />}
      </BoardTools>
      <StaleNotice line={line} read={read} now={now} />
      {read.isPending && (
        <Card>
          <SkeletonTable rows={8} columns={8} />
        </Card>
      )}
      {!read.data && read.isError && (
        <ReadFailed title="We couldn’t load this week" error={read.error} onAgain={() => void read.refetch()} />
      )}
      {read.data && <WeekPlan week={read.data} by={by} text={text} now={now} onOpenDay={onOpenDay} />}
    </div>
  );
}

type WeekPlanProps = { week: BoardWeek; by: RowsBy; text: string; now: Date; onOpenDay: (day: LocalDate) => void };

function WeekPlan({ week, by, text, now, onOpenDay }: WeekPlanProps) {
  const isPhone = useMedia("(width < 640px)");
  const [opened, setOpened] = useState<OpenedTrip>();
  const result = useTripSearch(week, text);
  const open = ({ id, pickup_at }: Trip, key?: string) =>
    setOpened({ tripId: id, date: localDateOf(new Date(pickup_at)), key });
  useTripKeys((key, id) => {
    const trip = week.trips.find((one) => one.id === id);
    if (trip) open(trip, key);
  });
  const shown = { ...result, date: week.date };
  const parts = {
    now,
    onOpenDay,
    onTrip: open,
    days: weekDaysOf(shown),
    conflicts: new Set(findConflicts(week).flatMap(({ trips }) => trips)),
  };
  const isEmpty = result.isSearching && result.trips.length + result.drivers.length + result.vehicles.length === 0;
  return (
    <>
      <DayStrip counts={countStates(week.trips)} />
      <Card className="px-3! py-2! sm:px-4!">
        {isEmpty && <EmptyState title="No trips match" text="Try a name, reference, plate or place." />}
        {!isEmpty && isPhone && <WeekList {...parts} by={by} />}
        {!isEmpty && !isPhone && <WeekGrid {...parts} by={by} rows={weekRowsOf(shown, by)} />}
        <Legend hint="Select a date to plan it." />
      </Card>
      {opened && <WeekTrip opened={opened} by={by} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** A trip of the week that was pressed, or the key that was pressed on it. */
type OpenedTrip = { readonly tripId: string; readonly date: LocalDate; readonly key: string | undefined };
type WeekTripProps = { opened: OpenedTrip; by: RowsBy; onClose: () => void };

/** A week’s facts of a trip are too few to act on it: its day is read first. */
function WeekTrip({ opened, by, onClose }: WeekTripProps) {
  const read = useCall(boardContract.dispatchDay, { date: opened.date });
  if (read.data) return <TripOfDay day={read.data} opened={opened} by={by} onClose={onClose} />;
  return (
    <Drawer open title="Trip" onClose={onClose}>
      {read.isError ? (
        <ReadFailed title="We couldn’t load this trip" error={read.error} onAgain={() => void read.refetch()} />
      ) : (
        <SkeletonTable rows={6} columns={2} />
      )}
    </Drawer>
  );
}

function TripOfDay({ day, opened, by, onClose }: WeekTripProps & { day: BoardDay }) {
  const [sheet, setSheet] = useState<Sheet>();
  const board = useBoardTask(day, by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is answered once, when it was pressed.
  useEffect(() => {
    if (opened.key) board.start(opened.key, opened.tripId);
  }, [opened]);
  return (
    <TripDesk
      day={day}
      board={board}
      chosen={opened.key ? undefined : opened.tripId}
      sheet={sheet}
      onSheet={setSheet}
      onClose={onClose}
    />
  );
}

type WeekListProps = WeekShown & { days: readonly WeekDay[]; by: RowsBy; onOpenDay: (date: LocalDate) => void };

const atMost = 5;

/** The week on a phone: day by day, unassigned trips first. */
function WeekList({ days, by, onOpenDay, ...shown }: WeekListProps) {
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
