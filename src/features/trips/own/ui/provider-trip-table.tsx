import { CalendarCheck2 } from "lucide-react";
import { useState } from "react";
import { BadgeLine } from "#design/badge-line.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FromTo } from "#design/from-to.tsx";
import { Money } from "#design/money.tsx";
import { DataTable } from "#design/table/data-table.tsx";
import type { Column } from "#design/table/data-table-column.ts";
import { useGrowingList } from "#design/table/use-list.ts";
import { phoneAddress } from "#design/trip-links.tsx";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { passengersText, tripLine } from "#domain/trip/trip-texts.ts";
import { ownTripsContract, type ProviderTrip } from "../contract.ts";
import { tripTimes } from "./trip-row.tsx";

type When = "ahead" | "past";

const columns: readonly Column<ProviderTrip>[] = [
  {
    id: "when",
    header: "When",
    hideable: false,
    cell: (trip) => (
      <span className="block whitespace-nowrap leading-snug">
        <span className="font-semibold">{formatDay(trip.pickup_at)}</span>
        <span className="block text-ink-2 text-sm">{tripTimes(trip)}</span>
      </span>
    ),
  },
  { id: "driver", header: "Driver", cell: (trip) => trip.driver.name },
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
  { id: "passenger", header: "Passenger", cell: (trip) => <Passenger trip={trip} /> },
  {
    id: "vehicle",
    header: "Vehicle",
    cell: (trip) => (
      <span className="block leading-snug">
        <span className="whitespace-nowrap">{trip.vehicle.plate}</span>
        <span className="block text-ink-3 text-sm">{trip.vehicle.name}</span>
      </span>
    ),
  },
  {
    id: "payout",
    header: "Payout",
    align: "end",
    cell: ({ payout_cents }) =>
      payout_cents === null ? <span className="text-ink-3">Not agreed</span> : <Money cents={payout_cents} />,
  },
  { id: "state", header: "Status", cell: (trip) => <BadgeLine badges={tripBadges(trip)} /> },
];

function Passenger({ trip }: { trip: ProviderTrip }) {
  const who = trip.passenger_name ?? "Shown two days before";
  return (
    <span className="block leading-snug">
      {trip.passenger_name ? who : <span className="text-ink-3">{trip.is_offer ? "Shown once accepted" : who}</span>}
      <span className="block text-ink-2 text-sm">{passengersText(trip.passengers)}</span>
      {trip.passenger_phone && (
        <a
          href={phoneAddress(trip.passenger_phone)}
          className="inline-block whitespace-nowrap py-1 text-link text-sm underline"
        >
          {trip.passenger_phone}
        </a>
      )}
    </span>
  );
}

/** The trips of a provider’s drivers, open and done. */
export function ProviderTripTable() {
  const [when, setWhen] = useState<When>("ahead");
  const { pages, table } = useGrowingList(
    ownTripsContract.providerTrips,
    (after) => ({ when, ...(after && { after }) }),
    { refetchInterval: 60_000 },
  );
  return (
    <DataTable
      caption={when === "ahead" ? "Trips ahead" : "Trips of the last 30 days"}
      columns={columns}
      rows={pages?.flatMap(({ trips }) => trips) ?? []}
      rowKey={(trip) => `${trip.id} ${trip.driver.id}`}
      {...table}
      filters={
        <Segmented
          label="Which trips"
          value={when}
          onChange={setWhen}
          options={[
            { value: "ahead", label: "Today and ahead" },
            { value: "past", label: "Past 30 days" },
          ]}
        />
      }
      empty={
        <EmptyState
          level={2}
          icon={<CalendarCheck2 />}
          title="No trips yet"
          text="Trips assigned to your drivers appear here."
        />
      }
    />
  );
}
