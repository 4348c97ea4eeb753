import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { fleetBands } from "#domain/company/catalogue.ts";
import { fuels } from "#domain/fleet/fleet.ts";
import { fuelLabels } from "#domain/fleet/fleet-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { NumberField } from "../../ui/day-and-time.tsx";
import { vehiclesContract } from "../contract.ts";

/** The facts of a vehicle, for a form around them. */
export function VehicleFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name="plate" label="Number plate" required>
        <TextInput maxLength={20} autoCapitalize="characters" autoComplete="off" placeholder="CA 123-456" />
      </FormField>
      <FormField name="band" label="Class" required>
        <Select options={fleetBands.map(({ id, name }) => ({ value: id, label: name }))} />
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
