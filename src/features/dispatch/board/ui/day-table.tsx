import { CalendarCheck2 } from "lucide-react";
import { useState } from "react";
import { BadgeLine } from "#design/badge-line.tsx";
import { formatSpan } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FromTo } from "#design/from-to.tsx";
import { DataTable } from "#design/table/data-table.tsx";
import type { Column } from "#design/table/data-table-column.ts";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { passengersText, tripLine } from "#domain/trip/trip-texts.ts";
import type { BoardTrip } from "../contract.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { VehicleNeeded } from "./vehicle-needed.tsx";

export type DayFilter = "open" | "all";

type DayTableProps = {
  trips: readonly BoardTrip[];
  filter: DayFilter;
  onFilter: (filter: DayFilter) => void;
  onTrip: (tripId: string) => void;
  isSearching: boolean;
};

const columns: readonly Column<BoardTrip>[] = [
  {
    id: "time",
    header: "Time",
    width: "8rem",
    cell: (trip) => <span className="whitespace-nowrap font-semibold">{formatSpan(trip.pickup_at, trip.ends_at)}</span>,
    hideable: false,
  },
  {
    id: "trip",
    header: "Trip",
    cell: (trip) => (
      <span className="block leading-snug">
        <FromTo trip={trip} />
        <span className="block text-ink-3 text-sm">{tripLine(trip)}</span>
      </span>
    ),
  },
  {
    id: "passenger",
    header: "Passenger",
    cell: (trip) => (
      <span className="block leading-snug">
        {trip.passenger_name}
        {trip.organisation && <span className="block text-ink-3 text-sm">{trip.organisation}</span>}
      </span>
    ),
  },
  {
    id: "needs",
    header: "Needs",
    cell: (trip) => (
      <span className="block whitespace-nowrap leading-snug">
        <VehicleNeeded trip={trip} />
        <span className="block text-ink-3 text-sm">{passengersText(trip.passengers)}</span>
      </span>
    ),
  },
  { id: "driver", header: "Driver", cell: (trip) => driverText(trip) },
  { id: "state", header: "Status", cell: (trip) => <BadgeLine badges={tripBadges(trip, new Date())} /> },
];

function driverText({ driver, vehicle, offered_to }: BoardTrip) {
  if (driver) return `${driver.name}${vehicle ? `, ${vehicle.plate}` : ""}`;
  return offered_to.length > 0 ? `Offered to ${offered_to.join(", ")}` : "No driver";
}

/** Trips without a driver, or the whole day, as rows. */
export function DayTable({ trips, filter, onFilter, onTrip, isSearching }: DayTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const open = trips.filter(({ state }) => state === "unassigned" || state === "offered");
  return (
    <DataTable
      caption={filter === "open" ? "Trips without a driver" : "All trips of the day"}
      columns={columns}
      rows={filter === "open" ? open : trips}
      rowKey={(trip) => trip.id}
      rowName={(trip) => trip.reference}
      selection={{
        keys: selected.filter((id) => trips.some((trip) => trip.id === id)),
        onChange: setSelected,
        actions: <BulkActions trips={trips.filter(({ id }) => selected.includes(id))} onDone={() => setSelected([])} />,
      }}
      onOpen={(trip) => onTrip(trip.id)}
      filters={
        <Segmented
          label="Which trips"
          value={filter}
          onChange={onFilter}
          options={[
            { value: "open", label: `Without a driver (${open.length})` },
            { value: "all", label: `All trips (${trips.length})` },
          ]}
        />
      }
      empty={<NothingHere filter={filter} isSearching={isSearching} isIdle={trips.every(isCancelled)} />}
    />
  );
}

const isCancelled = ({ state }: BoardTrip) => state === "cancelled";

type NothingHereProps = { filter: DayFilter; isSearching: boolean; isIdle: boolean };

function NothingHere({ filter, isSearching, isIdle }: NothingHereProps) {
  if (isSearching) return <EmptyState title="No trips match" text="Try a name, reference, plate or place." />;
  if (filter === "open") {
    return (
      <p className="flex items-center gap-3 py-2 font-semibold text-ok">
        <CalendarCheck2 aria-hidden="true" className="size-5 shrink-0" />
        {isIdle ? "Confirmed bookings with a trip on this date appear here." : "Every trip has a driver."}
      </p>
    );
  }
  return <EmptyState icon={<CalendarCheck2 />} title="No trips on this day" />;
}
