import { Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { findConflicts } from "../conflict-policy.ts";
import type { BoardDay } from "../contract.ts";
import { countStates } from "../count-policy.ts";
import { BoardTaskDialog } from "./board-task.tsx";
import { DayConflicts } from "./day-conflicts.tsx";
import { DayStrip } from "./day-strip.tsx";
import { type DayFilter, DayTable } from "./day-table.tsx";
import { NextProblems } from "./next-problems.tsx";
import { PrintSheet, type Sheet } from "./print-sheet.tsx";
import { Timeline } from "./timeline.tsx";
import { TripDrawer } from "./trip-drawer.tsx";
import { useBoardTask } from "./use-board-task.ts";
import { useTripKeys } from "./use-day-keys.ts";
import { type RowsBy, rowsOf } from "./use-rows.ts";
import { useTripSearch } from "./use-trip-search.ts";

type DayPlanProps = {
  data: BoardDay;
  by: RowsBy;
  text: string;
  now: Date;
  /** The trip that is open at first. */
  opens: string | undefined;
  /** A trip of another day is opened there. */
  onElsewhere: (day: LocalDate, tripId: string) => void;
};

/** The day as it is planned, and all that can be done with it. */
export function DayPlan({ data, by, text, now, opens, onElsewhere }: DayPlanProps) {
  const [chosen, setChosen] = useState(opens);
  const [sheet, setSheet] = useState<Sheet>();
  const [filter, setFilter] = useState<DayFilter>("open");
  const found = useTripSearch(data, text);
  const { task, setTask, endTask, assign, assignNow, drop } = useBoardTask(data, by);
  const tripOf = (id: string) => data.trips.find((trip) => trip.id === id);
  const start = (key: string, id: string) => {
    const trip = tripOf(id);
    if (trip && key === "n") setTask({ kind: "note", trip });
    if (!trip || isOver(trip)) return;
    if (key === "a") setTask({ kind: "assign", trip, driverId: "", vehicleId: "" });
    if (key === "u" && trip.driver) setTask({ kind: "unassign", trip });
    if (key === "o" && !trip.driver) setTask({ kind: "offer", trip });
    if (key === "m") setTask({ kind: "shift", trip });
  };
  useTripKeys(start);
  const conflicts = findConflicts(data);
  const rows = rowsOf(found, localDate(data.date), by);
  return (
    <>
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
      {sheet && <PrintSheet sheet={sheet} onDone={() => setSheet(undefined)} />}
      <NextProblems
        now={now}
        seen={data.trips}
        onTrip={({ trip_id: id, starts_at }) =>
          tripOf(id) ? setChosen(id) : onElsewhere(localDateOf(new Date(starts_at)), id)
        }
      />
      <DayConflicts conflicts={conflicts} trips={data.trips} onTrip={setChosen} />
      <Card className="px-3! py-2! sm:px-4!">
        <Timeline
          label={by === "driver" ? "Trips by driver" : "Trips by vehicle"}
          day={localDate(data.date)}
          rows={rows}
          now={now}
          chosen={chosen}
          conflicts={new Set(conflicts.flatMap(({ trips }) => trips))}
          onTrip={setChosen}
          onDrop={drop}
        />
        <Legend />
      </Card>
      <Card>
        <CardHeader title="Trips" note="Select a row for details." />
        <DayTable
          trips={found.trips}
          // Who searches wants to find the trip, no matter who drives it.
          filter={found.isSearching ? "all" : filter}
          onFilter={setFilter}
          onTrip={setChosen}
          isSearching={found.isSearching}
        />
      </Card>
      <TripDrawer
        trip={chosen ? tripOf(chosen) : undefined}
        onPrint={setSheet}
        onAction={(key) => chosen && start(key, chosen)}
        onClose={() => setChosen(undefined)}
      />
      <BoardTaskDialog
        task={task}
        day={data}
        onTask={setTask}
        onDone={endTask}
        onAssign={assign}
        onAssignNow={assignNow}
      />
    </>
  );
}

const legend = [
  ["Without a driver", "border border-dashed border-warn bg-warn-soft"],
  ["To reconfirm", "bg-s3"],
  ["Reconfirmed", "bg-s1"],
  ["On the road", "bg-s4"],
  ["Done", "bg-s5"],
] as const;

const Legend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 border-line border-t pt-2 text-ink-2 text-xs">
    {legend.map(([name, look]) => (
      <li key={name} className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${look}`} />
        {name}
      </li>
    ))}
    <li className="ms-auto text-ink-3 max-sm:hidden">Drag a trip to a row to assign it.</li>
  </ul>
);
