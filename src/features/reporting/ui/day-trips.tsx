import { CalendarX2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { useMedia } from "#design/use-media.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { Today, TodaysTrip } from "../contract.ts";

const columns: readonly Column<TodaysTrip>[] = [
  {
    id: "time",
    header: "Time",
    cell: ({ pickup_at, planned_end }) => (
      <Two first={<b>{formatTime(pickup_at)}</b>} second={`to ${formatTimeBeside(planned_end, pickup_at)}`} />
    ),
    hideable: false,
  },
  {
    id: "passenger",
    header: "Passenger",
    cell: ({ passenger, passengers, reference }) => (
      <Two first={passengers > 1 ? `${passenger} +${passengers - 1}` : passenger} second={reference} />
    ),
  },
  {
    id: "route",
    header: "Trip",
    cell: ({ pickup_location, destination }) => (
      <Two first={pickup_location} second={`to ${destination}`} className="max-w-44 2xl:max-w-80" />
    ),
  },
  {
    id: "driver",
    header: "Driver",
    cell: ({ driver, plate }) => <Two first={driver ?? "No driver yet"} second={plate} />,
  },
  {
    id: "state",
    header: "Status",
    cell: ({ state }) => <Badge tone={tripLabels[state].tone}>{tripLabels[state].label}</Badge>,
  },
];

/** Two unwrapped lines, so that all rows are equally high; cut off at a given width. */
function Two({ first, second, className }: { first: ReactNode; second: ReactNode; className?: string }) {
  const line = className ? "truncate" : "whitespace-nowrap";
  return (
    <span className={cx("grid leading-snug", className)}>
      <span className={cx("text-sm", line)}>{first}</span>
      <span className={cx("text-ink-2 text-xs", line)}>{second}</span>
    </span>
  );
}

/** Every trip of the day, in the order they start. */
export function DayTrips({ today, onBooking }: { today: Today; onBooking: (reference: string) => void }) {
  const rows = useMemo(() => [...today.trips], [today.trips]);
  const isPhone = useMedia("(max-width: 40rem)");
  const rest = today.figures.trips_today - rows.length;
  return (
    <Card>
      <CardHeader
        title="Trips today"
        note={rest > 0 ? `The first ${rows.length} of ${rest + rows.length}` : undefined}
      />
      {rows.length === 0 && (
        <EmptyState
          icon={<CalendarX2 />}
          title="No trips today"
          text="A trip appears here when its booking is confirmed."
        />
      )}
      {rows.length > 0 && !isPhone && (
        <DataTable
          caption="Trips today"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          density="dense"
          onOpen={({ reference }) => onBooking(reference)}
          maxHeight="46rem"
        />
      )}
      {rows.length > 0 && isPhone && <TripLines trips={rows} onBooking={onBooking} />}
    </Card>
  );
}

/** The same on a phone, two lines per trip. */
function TripLines({ trips, onBooking }: { trips: readonly TodaysTrip[]; onBooking: (reference: string) => void }) {
  return (
    <ul aria-label="Trips today" className="-mx-2 grid">
      {trips.map(({ id, reference, pickup_at, passenger, destination, driver, state }) => (
        <li key={id} className="border-line border-t first:border-t-0">
          <button
            type="button"
            onClick={() => onBooking(reference)}
            className="grid w-full grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-sm px-2 py-2.5 text-left -outline-offset-2!"
          >
            <b>{formatTime(pickup_at)}</b>
            <span className="grid min-w-0 leading-snug">
              <span className="text-sm">
                {passenger} to {destination}
              </span>
              <span className="text-ink-2 text-xs">{driver ?? "No driver yet"}</span>
            </span>
            <Badge tone={tripLabels[state].tone}>{tripLabels[state].label}</Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

const tiles = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function DayWaiting() {
  return (
    <SkeletonGroup text="Loading today…" className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map((tile) => (
        <div key={tile} className="grid gap-3 rounded-lg bg-surface p-4 shadow-1 inset-ring inset-ring-line">
          <SkeletonLine className="h-6 w-1/3" />
          <SkeletonLine className="w-2/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
