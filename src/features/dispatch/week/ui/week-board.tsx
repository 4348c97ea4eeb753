import { useState } from "react";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useMedia } from "#design/use-media.ts";
import { mondayOf } from "#domain/driver/weekly-shifts.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { findConflicts } from "../../board/conflict-policy.ts";
import { countStates } from "../../board/count-policy.ts";
import type { RowsBy } from "../../board/ui/use-rows.ts";
import { useTripSearch } from "../../board/ui/use-trip-search.ts";
import { BoardTools, useRowsBy } from "../../ui/board-tools.tsx";
import { DayStrip } from "../../ui/day-strip.tsx";
import { Legend } from "../../ui/legend.tsx";
import { LineState, StaleNotice } from "../../ui/line-state.tsx";
import type { BoardView } from "../../ui/use-board-address.ts";
import { useTripKeys } from "../../ui/use-day-keys.ts";
import { useLiveWeek } from "../../ui/use-live-board.ts";
import { useNow } from "../../ui/use-now.ts";
import type { BoardWeek, WeekTrip as Trip } from "../contract.ts";
import { weekDaysOf } from "./use-week-days.ts";
import { weekRowsOf } from "./use-week-rows.ts";
import { WeekGrid } from "./week-grid.tsx";
import { WeekList } from "./week-list.tsx";
import { type OpenedTrip, WeekTrip } from "./week-trip.tsx";

type WeekBoardProps = {
  day: LocalDate;
  onDay: (day: LocalDate) => void;
  onView: (view: BoardView) => void;
  /** A date was pressed. */
  onOpenDay: (day: LocalDate) => void;
  looksFor?: string;
};

/** Seven days on the road; what others change appears as they change it. */
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
