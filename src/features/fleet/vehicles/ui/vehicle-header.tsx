import { Camera, CircleCheck, FileArchive, OctagonX, Pencil, RotateCcw, Wrench } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime, formatFullDate } from "#design/dates/date-text.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import type { VehicleState } from "#domain/fleet/fleet.ts";
import { vehicleAbsenceLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { vehiclePortrait } from "#domain/fleet/portrait.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { sentFile } from "../../contract.ts";
import { StoredPicture } from "../../ui/stored-picture.tsx";
import { pictureRules, uploadToFleet } from "../../ui/use-fleet-upload.ts";
import { type OpenedVehicle, vehiclesContract } from "../contract.ts";
import { StatusDialog, type TripsView } from "./status-dialog.tsx";
import { describeFreshVehicle, EditVehicleDialog } from "./vehicle-dialogs.tsx";
import type { PackView } from "./vehicle-list.tsx";
import { VehicleStatusBadge } from "./vehicle-status-badge.tsx";

type Open = "edit" | "photograph" | "pack" | VehicleState;

type VehicleHeaderProps = { vehicle: OpenedVehicle; pack: PackView; trips: TripsView };

/** The vehicle at a glance, and its actions. */
export function VehicleHeader({ vehicle, pack: Pack, trips }: VehicleHeaderProps) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { plate, make, model, year, vehicle_class: vehicleClass, seats, bags, state, odometer_km } = vehicle;
  return (
    <Card className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-5">
      <StoredPicture
        fileId={vehicle.photo_id}
        alt={`${make} ${model}, ${plate}`}
        empty={<img src={vehiclePortrait(vehicle)} alt="" className="size-full object-cover" />}
        className="aspect-square self-start rounded-md sm:row-span-2 sm:aspect-4/3"
      />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-xl font-extrabold sm:text-2xl">{plate}</h2>
          <VehicleStatusBadge state={state} />
          {vehicle.documents_until === null && state !== "retired" && <Badge tone="bad">Documents incomplete</Badge>}
        </div>
        <p className="text-ink-2 max-sm:text-sm">
          {make} {model}, {year}. {vehicleClassName(classes, vehicleClass)} with {seats} seats and {bags} bags.{" "}
          {kmLabel(odometer_km)}.
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-3 max-sm:col-span-2">
        <Notices vehicle={vehicle} />
        <Actions vehicle={vehicle} onOpen={setOpen} />
      </div>
      {open === "edit" && <EditVehicleDialog vehicle={vehicle} onClose={close} />}
      {open === "photograph" && <PhotographDialog vehicle={vehicle} onClose={close} />}
      {open === "pack" && <Pack vehicleIds={[vehicle.id]} onClose={close} />}
      {open && open !== "edit" && open !== "photograph" && open !== "pack" && (
        <StatusDialog vehicle={vehicle} to={open} trips={trips} onClose={close} />
      )}
    </Card>
  );
}

/** Why it cannot be sold at present, if so. */
function Notices({ vehicle: { absence, state, documents_until, retired_at, moves } }: { vehicle: OpenedVehicle }) {
  const reason = moves.find(({ to_state }) => to_state === state)?.reason;
  return (
    <div className="grid gap-2 empty:hidden">
      {retired_at && <Alert>Retired on {formatFullDate(retired_at)}. It can’t be booked or sent out.</Alert>}
      {(state === "off_road" || state === "maintenance") && (
        <Alert tone="warn" title="This vehicle can’t be booked or sent out">
          {reason}
        </Alert>
      )}
      {absence && state === "available" && (
        <Alert tone="warn">
          {vehicleAbsenceLabels[absence.kind].label} until {formatDateTime(absence.until)}.
        </Alert>
      )}
      {documents_until === null && state === "available" && (
        <Alert tone="warn">It can’t be booked or sent out until all required documents are verified.</Alert>
      )}
    </div>
  );
}

const statusActions: readonly { to: VehicleState; label: string; icon: typeof Wrench }[] = [
  { to: "available", label: "Make available", icon: CircleCheck },
  { to: "maintenance", label: "Send to maintenance", icon: Wrench },
  { to: "off_road", label: "Take off the road", icon: OctagonX },
];

function Actions({ vehicle, onOpen }: { vehicle: OpenedVehicle; onOpen: (open: Open) => void }) {
  const can = (to: VehicleState) => vehicle.possible_states.includes(to);
  const isRetired = vehicle.state === "retired";
  return (
    <div className="flex flex-wrap gap-2">
      <Permitted action="change_fleet_records">
        <Button size="sm" variant="outline" icon={<Pencil aria-hidden />} onClick={() => onOpen("edit")}>
          Edit
        </Button>
        <Button size="sm" variant="outline" icon={<Camera aria-hidden />} onClick={() => onOpen("photograph")}>
          {vehicle.photo_id ? "Replace photograph" : "Add photograph"}
        </Button>
      </Permitted>
      <Button size="sm" variant="outline" icon={<FileArchive aria-hidden />} onClick={() => onOpen("pack")}>
        Accreditation pack
      </Button>
      <Permitted action="change_fleet_records">
        {isRetired && (
          <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => onOpen("available")}>
            Bring back
          </Button>
        )}
        {!isRetired &&
          statusActions
            .filter(({ to }) => can(to))
            .map(({ to, label, icon: Icon }) => (
              <Button key={to} size="sm" variant="outline" icon={<Icon aria-hidden />} onClick={() => onOpen(to)}>
                {label}
              </Button>
            ))}
        {can("retired") && (
          <Button size="sm" variant="quiet" onClick={() => onOpen("retired")}>
            Retire
          </Button>
        )}
      </Permitted>
    </div>
  );
}

const form = z.object({
  file: z.nullable(z.object(sentFile)).check(z.refine((file) => file !== null, "Choose a picture")),
});

/** Uploads a photo of the vehicle, which customers see with their driver’s details. */
function PhotographDialog({ vehicle, onClose }: { vehicle: OpenedVehicle; onClose: () => void }) {
  const photograph = useMakeCall(vehiclesContract.photographVehicle, [
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  return (
    <FormDialog
      title={vehicle.photo_id ? "Replace photograph" : "Add photograph"}
      text="Show the whole vehicle from the front and side, with its number plate."
      confirmLabel="Save photograph"
      doneLabel="Photograph saved"
      schema={form}
      defaultValues={{ file: null }}
      describeFresh={describeFreshVehicle}
      onClose={onClose}
      onConfirm={async ({ file }) => {
        if (file) await photograph.mutateAsync({ id: vehicle.id, version: vehicle.version, ...file });
      }}
    >
      <FormField name="file" label="Photograph" required>
        {({ onChange }) => (
          <FileDrop
            label="Photograph"
            {...pictureRules}
            maxFiles={1}
            upload={uploadToFleet}
            onChange={([file]) => onChange(file ?? null)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
