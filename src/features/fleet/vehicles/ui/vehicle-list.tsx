import { BusFront, FileArchive, FileUp, Plus, TriangleAlert } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText, formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import type { VehicleState } from "#domain/fleet/fleet.ts";
import { vehicleAbsenceLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { vehiclePortrait } from "#domain/fleet/portrait.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { StoredPicture } from "../../ui/stored-picture.tsx";
import { type ListedVehicle, vehiclesContract } from "../contract.ts";
import { ImportVehiclesDialog } from "./import-vehicles-dialog.tsx";
import { EnterVehicleDialog } from "./vehicle-dialogs.tsx";
import { VehicleStatusBadge } from "./vehicle-status-badge.tsx";

const viewNames = ["in_use", "available", "away", "retired"] as const;
type ViewName = (typeof viewNames)[number];
const views: Readonly<Record<ViewName, { label: string; states: readonly VehicleState[] }>> = {
  in_use: { label: "In use", states: ["available", "maintenance", "off_road"] },
  available: { label: "Available", states: ["available"] },
  away: { label: "Away", states: ["maintenance", "off_road"] },
  retired: { label: "Retired", states: ["retired"] },
};

const none: readonly ListedVehicle[] = [];
const keyOf = ({ id }: ListedVehicle) => id;

/** The accreditation pack of these vehicles, or of all in use. */
export type PackView = ComponentType<{ vehicleIds?: readonly string[]; onClose: () => void }>;

/** The fleet by number plate; a click opens one vehicle. */
export function VehicleList({ pack: Pack }: { pack: PackView }) {
  const { read, filter, goTo } = usePageAddress();
  const [isEntering, setEntering] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [selected, setSelected] = useState<string[]>([]);
  const [packed, setPacked] = useState<"all" | readonly string[]>();
  const view = viewNames.find((name) => name === read("view")) ?? "in_use";
  const vehicleClass = read("class");
  const input = {
    states: [...views[view].states],
    ...(vehicleClass && { vehicle_class: vehicleClass }),
    ...(read("owner") && { owner: read("owner") }),
    search: read("search"),
  };
  const list = useList(vehiclesContract.listVehicles, (page) => ({ ...input, ...page }));
  const isFiltered = view !== "in_use" || read("class") || read("owner") || read("search");
  const mayAdd = useMay()("change_fleet_records");
  const addButton = (
    <Permitted action="change_fleet_records">
      <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setEntering(true)}>
        Add vehicle
      </Button>
    </Permitted>
  );
  return (
    <ListPage
      views={{
        label: "Show",
        value: view,
        onChange: (name) => filter({ view: name === "in_use" ? "" : name }),
        options: viewNames.map((name) => ({ value: name, label: views[name].label })),
      }}
      tools={
        <>
          <Button size="sm" variant="outline" icon={<FileArchive aria-hidden />} onClick={() => setPacked("all")}>
            Accreditation pack
          </Button>
          <Permitted action="change_fleet_records">
            <Button size="sm" variant="outline" icon={<FileUp aria-hidden />} onClick={() => setImporting(true)}>
              Import
            </Button>
          </Permitted>
          {addButton}
        </>
      }
      filters={<Filters />}
      caption="Vehicles"
      columns={vehicleColumns}
      rows={list.data?.vehicles ?? none}
      rowKey={keyOf}
      rowName={({ plate }) => plate}
      {...list.table}
      search={{ value: input.search, onChange: (search) => filter({ search }), placeholder: "Plate, make or model" }}
      selection={{
        keys: selected,
        onChange: setSelected,
        actions: (
          <Button size="sm" variant="outline" icon={<FileArchive aria-hidden />} onClick={() => setPacked(selected)}>
            Accreditation pack
          </Button>
        ),
      }}
      onOpen={({ id }) => goTo({ vehicle: id })}
      storageKey="list-vehicles"
      empty={<NoVehicles isFiltered={Boolean(isFiltered)} mayAdd={mayAdd} action={addButton} />}
    >
      {packed && <Pack {...(packed !== "all" && { vehicleIds: packed })} onClose={() => setPacked(undefined)} />}
      {isImporting && <ImportVehiclesDialog onClose={() => setImporting(false)} />}
      {isEntering && (
        <EnterVehicleDialog onClose={() => setEntering(false)} onEntered={(id) => goTo({ vehicle: id })} />
      )}
    </ListPage>
  );
}

type NoVehiclesProps = { isFiltered: boolean; mayAdd: boolean; action: ReactNode };

function NoVehicles({ isFiltered, mayAdd, action }: NoVehiclesProps) {
  if (isFiltered)
    return (
      <EmptyState level={2} icon={<BusFront />} title="No vehicles match" text="Change the filters or the search." />
    );
  return (
    <EmptyState
      level={2}
      icon={<BusFront />}
      title="No vehicles yet"
      text={
        mayAdd
          ? "Add your first vehicle. It can be booked once its documents are verified."
          : "Vehicles appear here once an admin adds them."
      }
      action={action}
    />
  );
}

function Filters() {
  const { read, filter } = usePageAddress();
  const owners = useCall(vehiclesContract.vehicleOwners, {}).data?.owners ?? [];
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (
    <>
      <div className="w-40">
        <Select
          size="sm"
          aria-label="Class"
          placeholder="All classes"
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          value={read("class")}
          onChange={({ currentTarget }) => filter({ class: currentTarget.value })}
        />
      </div>
      <div className="w-44">
        <Select
          size="sm"
          aria-label="Owner"
          placeholder="All owners"
          options={[{ value: "own", label: "Our own" }, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
          value={read("owner")}
          onChange={({ currentTarget }) => filter({ owner: currentTarget.value })}
        />
      </div>
    </>
  );
}

function ClassName({ id }: { id: string }) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return vehicleClassName(classes, id);
}

const vehicleColumns: readonly Column<ListedVehicle>[] = [
  {
    id: "plate",
    header: "Vehicle",
    hideable: false,
    cell: (vehicle) => (
      <span className="flex min-w-0 items-center gap-3">
        <StoredPicture
          fileId={vehicle.photo_id}
          alt=""
          empty={<img src={vehiclePortrait(vehicle)} alt="" className="size-full object-cover" />}
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
  {
    id: "vehicle_class",
    header: "Class",
    cell: ({ vehicle_class }) => <ClassName id={vehicle_class} />,
    width: "8rem",
  },
  { id: "seats", header: "Seats", align: "end", cell: ({ seats }) => seats, width: "5rem" },
  { id: "bags", header: "Bags", align: "end", cell: ({ bags }) => bags, width: "5rem" },
  { id: "year", header: "Year", align: "end", cell: ({ year }) => year, width: "5rem", hiddenAtFirst: true },
  { id: "owner", header: "Owner", cell: ({ owner }) => owner?.name ?? "Our own" },
  { id: "odometer", header: "Odometer", align: "end", cell: (vehicle) => kmLabel(vehicle.odometer_km) },
  { id: "documents", header: "Documents valid until", cell: (vehicle) => <DocumentsUntil vehicle={vehicle} /> },
  { id: "state", header: "Status", cell: (vehicle) => <Status vehicle={vehicle} />, width: "12rem" },
];

/** Without valid documents a vehicle is neither sold nor assigned. */
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
