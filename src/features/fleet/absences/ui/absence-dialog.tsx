import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { vehicleAbsenceKinds } from "#domain/fleet/fleet.ts";
import { vehicleAbsenceLabels } from "#domain/fleet/fleet-labels.ts";
import { isLocalDate, isLocalTime, localDateOf, momentOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { DayField, TimeField } from "../../ui/day-and-time.tsx";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleAbsencesContract as contract } from "../contract.ts";
import { TripsWarning } from "./trips-warning.tsx";

const day = (message: string) => z.string().check(z.refine(isLocalDate, message));
const time = (message: string) => z.string().check(z.refine(isLocalTime, message));

const form = z
  .object({
    kind: z.enum(vehicleAbsenceKinds),
    from_day: day("Enter the first date"),
    from_time: time("Enter a time such as 08:00"),
    until_day: day("Enter the last date"),
    until_time: time("Enter a time such as 17:00"),
    reason: z.string().check(z.trim(), z.maxLength(500)),
  })
  .check(
    z.refine(
      (input) => {
        const span = spanOf(input);
        return span === undefined || span.from < span.until;
      },
      { error: "Enter an end after the start", path: ["until_time"] },
    ),
  );

type Input = { from_day?: string; from_time?: string; until_day?: string; until_time?: string };

/** The period, once all four fields are valid. */
function spanOf({ from_day = "", from_time = "", until_day = "", until_time = "" }: Input) {
  if (!isLocalDate(from_day) || !isLocalTime(from_time) || !isLocalDate(until_day) || !isLocalTime(until_time))
    return undefined;
  return {
    from: momentOf(from_day, from_time).toISOString(),
    until: momentOf(until_day, until_time).toISOString(),
  };
}

type AbsenceDialogProps = { vehicleId: string; plate: string; onClose: () => void };

export function AbsenceDialog({ vehicleId, plate, onClose }: AbsenceDialogProps) {
  const add = useMakeCall(contract.addVehicleAbsence, [
    contract.vehicleAbsences,
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  const today = localDateOf(new Date());
  return (
    <FormDialog
      title={`Add absence of ${plate}`}
      text="It can’t be booked or sent out during this time. Trips already on it aren’t moved."
      confirmLabel="Add absence"
      doneLabel="Absence added"
      size="md"
      schema={form}
      defaultValues={{
        kind: "maintenance",
        from_day: today,
        from_time: "08:00",
        until_day: today,
        until_time: "17:00",
        reason: "",
      }}
      onClose={onClose}
      onConfirm={async ({ kind, reason, ...fields }) => {
        const span = spanOf(fields);
        if (span) await add.mutateAsync({ vehicle_id: vehicleId, kind, reason, ...span });
      }}
    >
      <FormField name="kind" label="Kind" required>
        <Select
          options={vehicleAbsenceKinds.map((kind) => ({ value: kind, label: vehicleAbsenceLabels[kind].label }))}
        />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <DayField name="from_day" label="From" />
        <TimeField name="from_time" label="Start time" />
        <DayField name="until_day" label="Until" />
        <TimeField name="until_time" label="End time" />
      </div>
      <FormField name="reason" label="Reason" optional>
        <TextInput maxLength={500} />
      </FormField>
      <Warning vehicleId={vehicleId} />
    </FormDialog>
  );
}

function Warning({ vehicleId }: { vehicleId: string }) {
  const span = spanOf(useWatch() as Input);
  return span && span.from < span.until ? <TripsWarning vehicleId={vehicleId} {...span} /> : null;
}
