import { TriangleAlert } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { DateText, formatDateTime } from "#design/dates/date-text.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { vehicleAbsenceLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { vehicleDrawings } from "#features/content/words/vehicle-drawings.ts";
import { StoredPicture } from "../../ui/stored-picture.tsx";
import type { ListedVehicle } from "../contract.ts";
import { bandLabel } from "./vehicle-labels.ts";
import { VehicleStatusBadge } from "./vehicle-status-badge.tsx";

export const vehicleColumns: readonly Column<ListedVehicle>[] = [
  {
    id: "plate",
    header: "Vehicle",
    hideable: false,
    cell: (vehicle) => (
      <span className="flex min-w-0 items-center gap-3">
        <StoredPicture
          fileId={vehicle.photo_id}
          alt=""
          empty={<Picture image={vehicleDrawings[vehicle.band]} alt="" sizes="64px" className="size-full" />}
          className="aspect-4/3 w-16 shrink-0 rounded-sm"
        />
        <span className="min-w-0">
          <span className="block whitespace-nowrap font-semibold">{vehicle.plate}</span>
          <span className="block text-sm font-normal text-ink-2">
            {vehicle.make} {vehicle.model}
          </span>
        </span>
      </span>
    ),
  },
  { id: "band", header: "Class", cell: ({ band }) => bandLabel(band), width: "8rem" },
  { id: "seats", header: "Seats", align: "end", cell: ({ seats }) => seats, width: "5rem" },
  { id: "bags", header: "Bags", align: "end", cell: ({ bags }) => bags, width: "5rem" },
  { id: "year", header: "Year", align: "end", cell: ({ year }) => year, width: "5rem", hiddenAtFirst: true },
  { id: "owner", header: "Owner", cell: ({ owner }) => owner?.name ?? "Our own" },
  { id: "odometer", header: "Odometer", align: "end", cell: (vehicle) => kmLabel(vehicle.odometer_km) },
  { id: "documents", header: "Documents valid until", cell: (vehicle) => <DocumentsUntil vehicle={vehicle} /> },
  { id: "state", header: "Status", cell: (vehicle) => <Status vehicle={vehicle} />, width: "12rem" },
];

/** Without its documents a vehicle is neither sold nor sent. */
const DocumentsUntil = ({ vehicle: { documents_until } }: { vehicle: ListedVehicle }) =>
  documents_until === null ? <Badge tone="bad">Incomplete</Badge> : <DateText at={documents_until} />;

function Status({ vehicle: { state, absence, open_defects } }: { vehicle: ListedVehicle }) {
  return (
    <span className="grid justify-items-start gap-1">
      <VehicleStatusBadge state={state} />
      {absence && state === "available" && (
        <span className="text-sm text-ink-2">
          {vehicleAbsenceLabels[absence.kind].label} until {formatDateTime(absence.until)}
        </span>
      )}
      {open_defects > 0 && (
        <span className="flex items-center gap-1 text-sm text-warn">
          <TriangleAlert aria-hidden className="size-4" />
          {open_defects === 1 ? "1 open defect" : `${open_defects} open defects`}
        </span>
      )}
    </span>
  );
}
