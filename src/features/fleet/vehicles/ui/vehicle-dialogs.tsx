import * as z from "zod/mini";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { fuels } from "#domain/fleet/fleet.ts";
import { fuelLabels, vehicleLabels } from "#domain/fleet/fleet-labels.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import type { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { kmField } from "../../contract.ts";
import { NumberField } from "../../ui/day-and-time.tsx";
import { listedVehicle, type OpenedVehicle, vehicleForm, vehiclesContract } from "../contract.ts";

const enterForm = z.object({ ...vehicleForm.shape, odometer_km: kmField() });

const blank = {
  plate: "",
  vehicle_class: "shuttle" as const,
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
  const { plate, vehicle_class, make, model, year, seats, bags, vin, colour, fuel, has_trailer_hook, note, owner } =
    vehicle;
  return (
    <FormDialog
      title={`Edit ${plate}`}
      text="Bookings already made keep this vehicle."
      confirmLabel="Save changes"
      size="md"
      schema={vehicleForm}
      defaultValues={{
        plate,
        vehicle_class,
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

/** The vehicle’s current facts, from the details of a refusal. */
export function describeFreshVehicle(details: CallFailed["details"]): string {
  const fresh = z.safeParse(z.object({ vehicle: listedVehicle }), details);
  if (!fresh.success) return "";
  const { plate, make, model, seats, state } = fresh.data.vehicle;
  return `It is now ${plate}, ${make} ${model}, ${seats} seats, ${vehicleLabels[state].label.toLowerCase()}.`;
}

/** The form fields for a vehicle’s facts. */
function VehicleFields() {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="plate" label="Number plate" required>
        <TextInput maxLength={20} autoCapitalize="characters" autoComplete="off" placeholder="CA 123-456" />
      </FormField>
      <FormField name="vehicle_class" label="Class" required>
        <Select
          options={classes.filter(({ state }) => state !== "ended").map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField name="make" label="Make" required>
        <TextInput maxLength={60} />
      </FormField>
      <FormField name="model" label="Model" required>
        <TextInput maxLength={80} />
      </FormField>
      <NumberField name="year" label="Year" />
      <FormField name="colour" label="Colour" optional>
        <TextInput maxLength={40} />
      </FormField>
      <NumberField name="seats" label="Passenger seats" hint="Without the driver’s." />
      <NumberField name="bags" label="Bags" hint="Large bags with all seats taken." />
      <FormField name="fuel" label="Fuel" optional>
        {({ value, onChange }) => (
          <Select
            placeholder="Not known"
            options={fuels.map((fuel) => ({ value: fuel, label: fuelLabels[fuel] }))}
            value={value ?? ""}
            onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          />
        )}
      </FormField>
      <OwnerField />
      <FormField name="vin" label="Chassis number (VIN)" optional className="sm:col-span-2">
        <TextInput maxLength={17} autoCapitalize="characters" autoComplete="off" />
      </FormField>
      <div className="sm:col-span-2">
        <FormCheckbox name="has_trailer_hook" label="Has a tow bar for a trailer" />
      </div>
      <FormField name="note" label="Note" optional className="sm:col-span-2" hint="Only our team sees it.">
        <TextArea rows={2} maxLength={2000} />
      </FormField>
    </div>
  );
}

function OwnerField() {
  const owners = useCall(vehiclesContract.vehicleOwners, {}).data?.owners ?? [];
  return (
    <FormField name="owner_id" label="Owner">
      {({ value, onChange }) => (
        <Select
          placeholder="Our own"
          options={owners.map(({ id, name }) => ({ value: id, label: name }))}
          value={value ?? ""}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        />
      )}
    </FormField>
  );
}
