import { Badge } from "#design/badge.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { DataTable } from "#design/table/data-table.tsx";
import type { Column } from "#design/table/data-table-column.ts";
import { tableState } from "#design/table/use-list.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { driversContract, type TeamDriver, type TeamVehicle } from "../contract.ts";
import { DriverStatus } from "./driver-status.tsx";
import { vehicleStateNames } from "./messages.ts";
import { PermitBadge } from "./permit-badge.tsx";

const driverColumns: readonly Column<TeamDriver>[] = [
  { id: "name", header: "Driver", cell: (one) => <span className="font-semibold">{one.name}</span>, hideable: false },
  {
    id: "phone",
    header: "Phone",
    cell: (one) => (
      <a href={`tel:${one.phone.replaceAll(" ", "")}`} className="whitespace-nowrap text-link underline">
        {one.phone}
      </a>
    ),
  },
  {
    id: "licence",
    header: "Licence",
    cell: (one) => (one.licence_code ? `Code ${one.licence_code}` : "Not on record"),
  },
  {
    id: "permit",
    header: "Driving permit",
    cell: ({ permit }) =>
      permit ? (
        <span className="flex flex-wrap items-center gap-2">
          <DateText at={permit.expires_on} className="whitespace-nowrap" /> <PermitBadge permit={permit} />
        </span>
      ) : (
        "Not on record"
      ),
  },
  {
    id: "rating",
    header: "Rating",
    cell: ({ rating, ratings }) => (rating === null ? "No ratings yet" : `${rating} of 5 (${ratings})`),
  },
  { id: "languages", header: "Languages", cell: (one) => one.languages.join(", ") },
  {
    id: "state",
    header: "Status",
    cell: (one) => <DriverStatus state={one.state} />,
  },
];

const vehicleColumns: readonly Column<TeamVehicle>[] = [
  { id: "plate", header: "Plate", cell: (one) => <span className="font-semibold">{one.plate}</span>, hideable: false },
  { id: "name", header: "Vehicle", cell: (one) => `${one.name} (${one.year})` },
  { id: "seats", header: "Seats", cell: (one) => one.seats, align: "end" },
  { id: "bags", header: "Bags", cell: (one) => one.bags, align: "end" },
  {
    id: "state",
    header: "Status",
    cell: (one) => (
      <Badge tone={one.state === "available" ? "ok" : "warn"} dot>
        {vehicleStateNames[one.state]}
      </Badge>
    ),
  },
];

const keyOf = (one: { id: string }) => one.id;

/** A provider’s drivers. */
export function TeamDrivers() {
  const team = useTeam();
  return (
    <DataTable
      {...team.table}
      caption="Our drivers"
      columns={driverColumns}
      rows={team.data?.drivers ?? []}
      rowKey={keyOf}
    />
  );
}

export function TeamVehicles() {
  const team = useTeam();
  return (
    <DataTable
      {...team.table}
      caption="Our vehicles"
      columns={vehicleColumns}
      rows={team.data?.vehicles ?? []}
      rowKey={keyOf}
    />
  );
}

function useTeam() {
  const query = useCall(driversContract.providerTeam, {});
  return { data: query.data, table: tableState(query, true) };
}
