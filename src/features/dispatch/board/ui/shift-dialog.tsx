import * as z from "zod/mini";
import { formatTime } from "#design/dates/date-text.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalTime, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { shiftContract } from "#features/trips/shift/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { boardReads } from "../../ui/use-line.ts";
import type { BoardTrip } from "../contract.ts";

const form = z.object({
  time: z.string().check(z.refine(isLocalTime, "Enter a time such as 09:30")),
  reason: z.string().check(z.trim(), z.minLength(1, "Enter the reason")),
});

/** Moves the pickup to another time of the same day. */
export function ShiftDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const shift = useMakeCall(shiftContract.shiftTrip, boardReads);
  return (
    <FormDialog
      title={`Move ${trip.reference} to another time`}
      text="The customer and the driver get an email with the new time."
      confirmLabel="Move trip"
      doneLabel="Trip moved"
      schema={form}
      defaultValues={{ time: formatTime(trip.starts_at), reason: "" }}
      onConfirm={({ time, reason }) =>
        shift.mutateAsync({
          trip_id: trip.id,
          version: trip.version,
          starts_at: momentOf(localDateOf(new Date(trip.starts_at)), localTime(time)).toISOString(),
          reason,
        })
      }
      onClose={onClose}
    >
      <FormField name="time" label="Pickup time" required>
        <TextInput inputMode="numeric" placeholder="09:30" />
      </FormField>
      <FormField name="reason" label="Reason" hint="The customer and the driver read it." required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
