import * as z from "zod/mini";
import { formatTime } from "#design/dates/date-text.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isLocalTime, localTime, movedMoment } from "#domain/time/local-time.ts";
import type { BoardTrip } from "../contract.ts";
import { PickupTimeField } from "./pickup-time-field.tsx";
import type { TriedPlan } from "./use-tried-plan.ts";

const form = z.object({
  time: z.string().check(z.refine(isLocalTime, "Enter a time such as 09:30")),
  reason: z.string().check(z.trim(), z.minLength(1, "Enter the reason")),
});

type MoveInPlanDialogProps = { trip: BoardTrip; tried: TriedPlan; onClose: () => void };

/** Tries another pickup time of the same day, or just past midnight. The plan shows any conflicts. */
export function MoveInPlanDialog({ trip, tried, onClose }: MoveInPlanDialogProps) {
  const before = tried.plan.trips.find(({ trip_id: id }) => id === trip.id)?.move;
  return (
    <FormDialog
      title={`Move ${trip.reference} in this plan`}
      text="We’ll email the customer and the driver only once you apply the plan."
      confirmLabel="Move in plan"
      schema={form}
      defaultValues={{ time: formatTime(trip.pickup_at), reason: before?.reason ?? "" }}
      onConfirm={async ({ time, reason }) => {
        const starts = movedMoment(localTime(time), new Date(trip.pickup_at));
        tried.tryCrews([
          {
            trip_id: trip.id,
            driver_id: trip.driver?.id ?? null,
            vehicle_id: trip.vehicle?.id ?? null,
            move: { pickup_at: starts.toISOString(), reason },
          },
        ]);
      }}
      onClose={onClose}
    >
      <PickupTimeField pickupAt={trip.pickup_at} />
      <FormField name="reason" label="Reason" hint="The customer and the driver will see it." required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
