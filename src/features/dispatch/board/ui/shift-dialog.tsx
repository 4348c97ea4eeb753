import * as z from "zod/mini";
import { formatTime } from "#design/dates/date-text.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalTime, localTime, movedMoment } from "#domain/time/local-time.ts";
import { shiftContract } from "#features/trips/shift/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { GateReasons } from "./gate-reasons.tsx";
import { PickupTimeField } from "./pickup-time-field.tsx";
import { boardReads } from "./use-line.ts";
import { useOverride } from "./use-override.ts";

const reason = z.string().check(z.trim(), z.minLength(1, "Enter the reason"));
const time = z.string().check(z.refine(isLocalTime, "Enter a time such as 09:30"));
const plain = z.object({ time, reason, override: z.string() });
const against = z.object({ time, reason, override: reason });

const readers = ({ driver }: BoardTrip) => (driver ? "The customer and the driver get" : "The customer gets");

/** Moves the pickup within the day, or just past midnight. Conflicts are shown and can be overridden with a reason. */
export function ShiftDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const shift = useMakeCall(shiftContract.shiftTrip, boardReads);
  const { blocked, attempt } = useOverride();
  const mayOverride = blocked?.mayOverride === true;
  return (
    <FormDialog
      title={`Move ${trip.reference} to another time`}
      text={`${readers(trip)} an email with the new time.`}
      confirmLabel={mayOverride ? "Move anyway" : "Move trip"}
      tone={mayOverride ? "danger" : "primary"}
      doneLabel="Trip moved"
      schema={mayOverride ? against : plain}
      defaultValues={{ time: formatTime(trip.pickup_at), reason: "", override: "" }}
      onConfirm={(values) =>
        attempt(() =>
          shift.mutateAsync({
            trip_id: trip.id,
            version: trip.version,
            pickup_at: movedMoment(localTime(values.time), new Date(trip.pickup_at)).toISOString(),
            reason: values.reason,
            ...(mayOverride && { override_reason: values.override }),
          }),
        )
      }
      onClose={onClose}
    >
      <PickupTimeField pickupAt={trip.pickup_at} />
      <FormField
        name="reason"
        label="Reason"
        hint={trip.driver ? "The customer and the driver will see it." : "The customer will see it."}
        required
      >
        <TextArea rows={2} maxLength={500} />
      </FormField>
      {blocked && <GateReasons blocked={blocked} />}
      {mayOverride && (
        <FormField name="override" label="Reason to override" hint="Shown to our team in the activity log." required>
          <TextArea rows={2} maxLength={500} />
        </FormField>
      )}
    </FormDialog>
  );
}
