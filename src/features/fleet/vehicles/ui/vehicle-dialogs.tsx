import * as z from "zod/mini";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { vehicleLabels } from "#domain/fleet/fleet-labels.ts";
import type { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { kmField } from "../../contract.ts";
import { NumberField } from "../../ui/day-and-time.tsx";
import { listedVehicle, type OpenedVehicle, vehicleForm, vehiclesContract } from "../contract.ts";
import { VehicleFields } from "./vehicle-fields.tsx";

const enterForm = z.object({ ...vehicleForm.shape, odometer_km: kmField() });

const blank = {
  plate: "",
  band: "shuttle" as const,
  make: "",
  model: "",
  year: Number.NaN,
  seats: Number.NaN,
  bags: Number.NaN,
  vin: "",
  colour: "",
  fuel: null,
  has_trailer_hook: false,
  owner_id: null,
  note: "",
  odometer_km: 0,
};

type EnterProps = { onClose: () => void; onEntered: (id: string) => void };

export function EnterVehicleDialog({ onClose, onEntered }: EnterProps) {
  const enter = useMakeCall(vehiclesContract.enterVehicle, [vehiclesContract.listVehicles]);
  return (
    <FormDialog
      title="Add vehicle"
      text="It can be booked and sent out once its documents are uploaded and verified."
      confirmLabel="Add vehicle"
      size="md"
      schema={enterForm}
      defaultValues={blank}
      doneLabel="Vehicle added"
      onClose={onClose}
      onConfirm={async (values) => onEntered((await enter.mutateAsync(values)).id)}
    >
      <VehicleFields />
      <NumberField name="odometer_km" label="Odometer" trail="km" />
    </FormDialog>
  );
}

type EditProps = { vehicle: OpenedVehicle; onClose: () => void };

export function EditVehicleDialog({ vehicle, onClose }: EditProps) {
  const edit = useMakeCall(vehiclesContract.editVehicle, [vehiclesContract.readVehicle, vehiclesContract.listVehicles]);
  const { plate, band, make, model, year, seats, bags, vin, colour, fuel, has_trailer_hook, note, owner } = vehicle;
  return (
    <FormDialog
      title={`Edit ${plate}`}
      text="Bookings already made keep this vehicle."
      confirmLabel="Save changes"
      size="md"
      schema={vehicleForm}
      defaultValues={{
        plate,
        band,
        make,
        model,
        year,
        seats,
        bags,
        vin,
        colour,
        fuel,
        has_trailer_hook,
        note,
        owner_id: owner?.id ?? null,
      }}
      doneLabel="Vehicle saved"
      describeFresh={describeFreshVehicle}
      onClose={onClose}
      onConfirm={(values) => edit.mutateAsync({ ...values, id: vehicle.id, version: vehicle.version })}
    >
      <VehicleFields />
    </FormDialog>
  );
}

/** What the vehicle is now, from what a refusal brings along. */
export function describeFreshVehicle(details: CallFailed["details"]): string {
  const fresh = z.safeParse(z.object({ vehicle: listedVehicle }), details);
  if (!fresh.success) return "";
  const { plate, make, model, seats, state } = fresh.data.vehicle;
  return `It is now ${plate}, ${make} ${model}, ${seats} seats, ${vehicleLabels[state].label.toLowerCase()}.`;
}
