import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalDate, isLocalTime, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { kmField, sentFile } from "../../contract.ts";
import { DayField, momentFrom, NumberField, TimeField } from "../../ui/day-and-time.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { slipRules, uploadToFleet } from "../../ui/use-fleet-upload.ts";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleLogsContract as contract, fuelForm } from "../contract.ts";

const when = {
  day: z.string().check(z.refine(isLocalDate, "Enter the date")),
  time: z.string().check(z.refine(isLocalTime, "Enter a time such as 08:00")),
};
const readingSchema = z.object({ km: kmField(), ...when, is_confirmed: z.boolean() });
const { km, litres, cost_cents, is_full, station } = fuelForm;
const slip = z.nullable(z.object(sentFile));
const fuelSchema = z.object({ km, litres, cost_cents, is_full, station, slip, ...when, is_confirmed: z.boolean() });

const refreshed = [contract.vehicleLog, vehiclesContract.readVehicle, vehiclesContract.listVehicles];
const rightNow = () => ({ day: localDateOf(new Date()), time: localTimeOf(new Date()), is_confirmed: false });
const momentOfForm = ({ day, time }: { day: string; time: string }) => momentFrom(day, time) ?? "";

type LogDialogProps = { vehicleId: string; km: number; onClose: () => void };

export function OdometerDialog({ vehicleId, km: last, onClose }: LogDialogProps) {
  const record = useMakeCall(contract.recordOdometer, refreshed);
  const { asking, notice } = useConfirmation();
  return (
    <FormDialog
      title="Record odometer reading"
      text="Enter the kilometres as the vehicle shows them."
      confirmLabel="Record reading"
      doneLabel="Reading recorded"
      schema={readingSchema}
      defaultValues={{ km: last, ...rightNow() }}
      onClose={onClose}
      onConfirm={(input) =>
        asking(() =>
          record.mutateAsync({
            vehicle_id: vehicleId,
            km: input.km,
            at: momentOfForm(input),
            is_confirmed: input.is_confirmed,
          }),
        )
      }
    >
      <NumberField name="km" label="Odometer" trail="km" />
      <When />
      {notice}
    </FormDialog>
  );
}

export function FuelDialog({ vehicleId, km: last, onClose }: LogDialogProps) {
  const record = useMakeCall(contract.recordFuel, refreshed);
  const { asking, notice } = useConfirmation();
  return (
    <FormDialog
      title="Record fuel"
      text="Enter the details on the slip. The kilometres are saved as a reading."
      confirmLabel="Record fuel"
      doneLabel="Fuel recorded"
      size="md"
      schema={fuelSchema}
      defaultValues={{
        km: last,
        litres: Number.NaN,
        cost_cents: Number.NaN,
        is_full: true,
        station: "",
        slip: null,
        ...rightNow(),
      }}
      onClose={onClose}
      onConfirm={({ day, time, ...fields }) =>
        asking(() => record.mutateAsync({ ...fields, vehicle_id: vehicleId, at: momentOfForm({ day, time }) }))
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="litres" label="Litres" />
        <NumberField name="cost_cents" label="Amount paid" unit="rand" />
        <NumberField name="km" label="Odometer" trail="km" />
        <FormField name="station" label="Filling station" optional>
          <TextInput maxLength={120} />
        </FormField>
      </div>
      <When />
      <FormCheckbox
        name="is_full"
        label="The tank was filled up"
        hint="We work out consumption from full tank to full tank."
      />
      <FormField name="slip" label="Slip" optional>
        {({ onChange }) => (
          <FileDrop
            label="Slip"
            {...slipRules}
            maxFiles={1}
            upload={uploadToFleet}
            onChange={([file]) => onChange(file ?? null)}
          />
        )}
      </FormField>
      {notice}
    </FormDialog>
  );
}

const When = () => (
  <div className="grid grid-cols-2 gap-4">
    <DayField name="day" label="Date" />
    <TimeField name="time" label="Time" />
  </div>
);
