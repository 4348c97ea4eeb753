import * as z from "zod/mini";
import { formatTime } from "#design/dates/date-text.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { flightLabels } from "#domain/flight/flight-labels.ts";
import { isLocalTime, localTime, nearestMoment } from "#domain/time/local-time.ts";
import { flightContract } from "#features/trips/shift/flights-contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { boardReads } from "./use-line.ts";

const entered = ["scheduled", "delayed", "landed", "cancelled", "diverted"] as const;
const form = z.object({
  status: z.enum(entered),
  time: z.string().check(z.refine((text) => text === "" || isLocalTime(text), "Enter a time such as 09:30")),
});
/** Flight news entered by a dispatcher, from an airport board or the passenger. */
export function FlightDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const set = useMakeCall(flightContract.setFlight, [...boardReads, detailsContract.tripDetails]);
  return (
    <FormDialog
      title={`Flight ${trip.flight}`}
      text="If it lands 15 minutes late or more, the pickup moves with it. We’ll email the customer and the driver."
      confirmLabel="Save flight"
      doneLabel="Flight saved"
      schema={form}
      defaultValues={{ status: "delayed", time: formatTime(trip.pickup_at) }}
      onConfirm={({ status, time }) =>
        set.mutateAsync({
          trip_id: trip.id,
          status,
          expected_at: isLocalTime(time)
            ? nearestMoment(localTime(time), new Date(trip.pickup_at)).toISOString()
            : null,
        })
      }
      onClose={onClose}
    >
      <FormField name="status" label="Status" required>
        <Select options={entered.map((value) => ({ value, label: flightLabels[value] }))} />
      </FormField>
      <FormField name="time" label="Lands at" hint="Leave blank if you don’t know.">
        <TextInput inputMode="numeric" placeholder="09:30" />
      </FormField>
    </FormDialog>
  );
}
