import { CalendarX2 } from "lucide-react";
import { useMemo } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { type Column, DataTable } from "#design/data-table.tsx";
import { formatTime } from "#design/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import type { Today, TodaysTrip } from "../contract.ts";
import { tripWords } from "./messages.ts";

const columns: readonly Column<TodaysTrip>[] = [
  {
    id: "time",
    header: "Time",
    cell: ({ planned_start, planned_end }) => (
      <span className="whitespace-nowrap">
        <b>{formatTime(planned_start)}</b> <span className="text-ink-3">{formatTime(planned_end)}</span>
      </span>
    ),
    hideable: false,
  },
  {
    id: "passenger",
    header: "Passenger",
    cell: ({ passenger, passengers, reference }) => (
      <span className="grid">
        <span className="font-semibold">
          {passenger}
          {passengers > 1 && <span className="font-normal text-ink-2"> +{passengers - 1}</span>}
        </span>
        <span className="text-ink-3 text-xs">{reference}</span>
      </span>
    ),
  },
  {
    id: "route",
    header: "Trip",
    cell: ({ pickup_location, destination }) => (
      <span className="grid text-sm leading-snug">
        <span>{pickup_location}</span>
        <span className="text-ink-2">to {destination}</span>
      </span>
    ),
  },
  {
    id: "driver",
    header: "Driver",
    cell: ({ driver, plate }) => (
      <span className="grid">
        <span>{driver ?? "–"}</span>
        <span className="text-ink-3 text-xs">{plate}</span>
      </span>
    ),
  },
  {
    id: "state",
    header: "State",
    cell: ({ state }) => <Badge tone={tripWords[state].tone}>{tripWords[state].label}</Badge>,
  },
];

/** Every trip of the day, in the order they begin. */
export function DayTrips({ today, onBooking }: { today: Today; onBooking: (reference: string) => void }) {
  const rows = useMemo(() => [...today.trips], [today.trips]);
  const rest = today.figures.trips_today - rows.length;
  return (
    <Card>
      <CardHeader
        title="Trips today"
        note={rest > 0 ? `The first ${rows.length} of ${rest + rows.length}` : undefined}
      />
      <DataTable
        caption="Trips today"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        density="dense"
        onOpen={({ reference }) => onBooking(reference)}
        maxHeight="42rem"
        empty={
          <EmptyState
            icon={<CalendarX2 />}
            title="No trips today"
            text="A trip appears here when its booking is confirmed."
          />
        }
      />
    </Card>
  );
}

export function DayFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      tone="bad"
      title="The day could not be counted"
      announce
      action={
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

const tiles = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function DayWaiting() {
  return (
    <SkeletonGroup text="Counting the day…" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map((tile) => (
        <div key={tile} className="grid gap-3 rounded-lg bg-surface p-4 shadow-1 inset-ring inset-ring-line">
          <SkeletonLine className="h-6 w-1/3" />
          <SkeletonLine className="w-2/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
