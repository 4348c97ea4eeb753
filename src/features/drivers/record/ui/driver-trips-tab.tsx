import { Route } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { DataTable } from "#design/table/data-table.tsx";
import type { Column } from "#design/table/data-table-column.ts";
import { ListCard } from "#design/table/list-page.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { assignmentLabel } from "#domain/trip/assignment-labels.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { type DrivenTrip, driverRecordContract } from "../contract.ts";

const columns: readonly Column<DrivenTrip>[] = [
  {
    id: "booking",
    header: "Booking",
    cell: ({ reference }) => (
      <SiteLink
        to={`/admin/booking?reference=${reference}`}
        className="whitespace-nowrap font-semibold text-link underline"
      >
        {reference}
      </SiteLink>
    ),
    hideable: false,
  },
  { id: "pickup", header: "Pickup", cell: ({ pickup_at }) => <DateText at={pickup_at} style="full-time" /> },
  { id: "route", header: "Route", cell: ({ pickup, destination }) => `${pickup} to ${destination}` },
  { id: "passengers", header: "Passengers", cell: ({ passengers }) => passengers, align: "end" },
  { id: "vehicle", header: "Vehicle", cell: ({ plate }) => <span className="whitespace-nowrap">{plate ?? "–"}</span> },
  {
    id: "trip",
    header: "Trip",
    cell: ({ trip_state }) => <Badge tone={tripLabels[trip_state].tone}>{tripLabels[trip_state].label}</Badge>,
  },
  {
    id: "assignment",
    header: "Driver",
    cell: ({ state, mode, reason }) => (
      <span className="grid gap-0.5">
        <Badge tone={assignmentLabel(state, mode).tone}>{assignmentLabel(state, mode).label}</Badge>
        {reason && <span className="text-ink-2 text-xs">{reason}</span>}
      </span>
    ),
  },
];

const keyOf = (trip: DrivenTrip) => trip.assignment_id;

/** Every trip a driver had or was offered, latest first. */
export function DriverTripsTab({ driverId }: { driverId: string }) {
  const list = useGrowingList(driverRecordContract.driverTrips, (after) => ({ driver_id: driverId, after }));
  return (
    <ListCard>
      <DataTable
        {...list.table}
        caption="Trips"
        columns={columns}
        rows={list.pages?.flatMap(({ trips }) => trips) ?? []}
        rowKey={keyOf}
        storageKey="driver-trips"
        empty={
          <EmptyState
            icon={<Route />}
            title="No trips yet"
            text="Trips appear here when they are offered or assigned."
          />
        }
      />
    </ListCard>
  );
}
