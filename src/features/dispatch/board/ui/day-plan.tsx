import { CarFront, Printer, UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { type FreeAt, freeRows } from "../capacity-policy.ts";
import { type Conflict, findConflicts } from "../conflict-policy.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { countStates } from "../count-policy.ts";
import { CapacityStrip } from "./capacity-strip.tsx";
import { DayStrip } from "./day-strip.tsx";
import { type DayFilter, DayTable } from "./day-table.tsx";
import { Legend } from "./legend.tsx";
import { conflictTexts } from "./messages.ts";
import { NextProblems } from "./next-problems.tsx";
import type { Sheet } from "./print-sheet.tsx";
import { Timeline } from "./timeline.tsx";
import { TripDesk } from "./trip-desk.tsx";
import { useBoardTask } from "./use-board-task.ts";
import { useTripKeys } from "./use-day-keys.ts";
import { DensityShown, useDensity } from "./use-density.ts";
import { type RowsBy, rowsOf } from "./use-rows.ts";
import { useTripSearch } from "./use-trip-search.ts";

type DayPlanProps = {
  data: BoardDay;
  by: RowsBy;
  text: string;
  now: Date;
  /** Problems are reported as they happen. */
  isLive: boolean;
  /** The trip that is open at first. */
  opens: string | undefined;
  /** Opens a trip of another day. */
  onElsewhere: (day: LocalDate, tripId: string) => void;
};

/** The empty board of a new company. */
const nothingYet: Readonly<Record<RowsBy, { title: string; text: string; icon: ReactNode }>> = {
  driver: {
    title: "No drivers yet",
    icon: <UserRound />,
    text: "Each active driver has a row here. An admin can add drivers under Drivers.",
  },
  vehicle: {
    title: "No vehicles yet",
    icon: <CarFront />,
    text: "Each vehicle has a row here. An admin can add vehicles under Vehicles.",
  },
};

/** The day’s plan with all its actions. */
export function DayPlan({ data, by, text, now, isLive, opens, onElsewhere }: DayPlanProps) {
  const [chosen, setChosen] = useState(opens);
  const [sheet, setSheet] = useState<Sheet>();
  const [filter, setFilter] = useState<DayFilter>("open");
  const result = useTripSearch(data, text);
  const board = useBoardTask(data, by);
  const hasTrip = (tripId: string) => data.trips.some(({ id }) => id === tripId);
  useTripKeys(board.start);
  const conflicts = findConflicts(data);
  const [freeAt, setFreeAt] = useState<FreeAt>();
  const free = freeAt && freeRows(data, localDate(data.date), freeAt);
  const { density } = useDensity();
  // Trips without a driver stay in view: they are what a free vehicle is looked for.
  const rows = rowsOf(result, { date: localDate(data.date), by, now }).filter(
    ({ id }) => !free || id === "" || free.has(id),
  );
  return (
    <DensityShown value={density}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DayStrip counts={countStates(data.trips)} />
        <Button
          size="sm"
          variant="quiet"
          icon={<Printer aria-hidden="true" />}
          onClick={() => setSheet({ kind: "day", day: data })}
        >
          Print day sheet
        </Button>
      </div>
      <NextProblems
        now={now}
        seen={data.trips}
        isLive={isLive}
        onTrip={({ trip_id: id, pickup_at }) =>
          hasTrip(id) ? setChosen(id) : onElsewhere(localDateOf(new Date(pickup_at)), id)
        }
      />
      <DayConflicts conflicts={conflicts} trips={data.trips} onTrip={setChosen} />
      <CapacityStrip day={data} chosen={freeAt} onChoose={setFreeAt} />
      <Card className={density === "compact" ? "px-2! py-1!" : "px-3! py-2! sm:px-4!"}>
        {rows.length === 0 && (by === "driver" ? data.drivers : data.vehicles).length === 0 ? (
          <EmptyState level={2} className="py-8!" {...nothingYet[by]} />
        ) : (
          <Timeline
            label={by === "driver" ? "Trips by driver" : "Trips by vehicle"}
            day={localDate(data.date)}
            rows={rows}
            now={now}
            chosen={chosen}
            conflicts={new Set(conflicts.flatMap(({ trips }) => trips))}
            onTrip={setChosen}
            onDrop={board.drop}
          />
        )}
        <Legend
          hint="Drag a trip to a row to assign it."
          touchHint="Hold a trip, then drag it to a row to assign it."
        />
      </Card>
      <Card>
        <CardHeader title="Trips" note="Select a row for details." />
        <DayTable
          trips={result.trips}
          // A search finds the trip, anyone who drives it.
          filter={result.isSearching ? "all" : filter}
          onFilter={setFilter}
          onTrip={setChosen}
          isSearching={result.isSearching}
        />
      </Card>
      <TripDesk
        day={data}
        board={board}
        chosen={chosen}
        sheet={sheet}
        onSheet={setSheet}
        onClose={() => setChosen(undefined)}
      />
    </DensityShown>
  );
}

type DayConflictsProps = {
  conflicts: readonly Conflict[];
  trips: readonly BoardTrip[];
  onTrip: (tripId: string) => void;
};

/** Trips that cannot be driven as planned; each trip one press away. */
function DayConflicts({ conflicts, trips, onTrip }: DayConflictsProps) {
  if (conflicts.length === 0) return null;
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return (
    <Alert tone="bad" title={conflicts.length === 1 ? "One conflict" : `${conflicts.length} conflicts`}>
      <ul className="mt-1 grid gap-1.5">
        {conflicts.map(({ kind, who, trips: ids }) => (
          <li key={`${kind} ${ids.join(" ")}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {conflictTexts[kind](who)}:
            {ids.map((id) => {
              const trip = byId.get(id);
              return (
                trip && (
                  <Button key={id} variant="outline" size="sm" onClick={() => onTrip(id)}>
                    {formatTime(trip.pickup_at)} {trip.reference}
                  </Button>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
