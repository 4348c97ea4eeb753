import * as z from "zod/mini";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { reportableEvents } from "#domain/drive/trip-actions.ts";
import { isLocalTime, localTimeOf, movedMoment } from "#domain/time/local-time.ts";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { type MovingEvent, movingEvents, nextEvents } from "#domain/trip/trip-events.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { actionableOf } from "../action-policy.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { boardReads } from "./use-line.ts";

type ProgressDialogProps = { trip: BoardTrip; onClose: () => void };

const refreshed = [...boardReads, detailsContract.tripDetails];

/** A breakdown is recorded with the vehicle that is sent: see rescue-dialog.tsx. */
const isRecorded = (event: MovingEvent): boolean => event !== "break_off";
const eventForm = z.object({ event: z.enum(movingEvents), reason: z.string().check(z.trim()) });

/** The driver’s report by phone, recorded on their behalf. */
export function ProgressDialog({ trip, onClose }: ProgressDialogProps) {
  const record = useMakeCall(roadDeskContract.recordTripEvent, refreshed);
  const possible = reportableEvents(actionableOf(trip), new Date()).filter(isRecorded);
  const usual = nextEvents(trip.state).find((event) => possible.includes(event)) ?? possible[0] ?? "depart";
  return (
    <FormDialog
      title={`Record progress of ${trip.reference}`}
      text={`Recorded for ${trip.driver?.name ?? "the driver"}. The customer’s booking is updated too.`}
      confirmLabel="Record progress"
      doneLabel="Progress recorded"
      schema={eventForm}
      defaultValues={{ event: usual, reason: "" }}
      onConfirm={(values) => record.mutateAsync({ trip_id: trip.id, version: trip.version, ...values })}
      onClose={onClose}
    >
      <FormField name="event" label="What happened" required>
        <Select options={possible.map((event) => ({ value: event, label: tripEventLabels[event].team }))} />
      </FormField>
      <FormField name="reason" label="Note" optional hint="Shown to our team in the trip’s history.">
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

const outcomes = ["completed", "no_show", "interrupted"] as const;
const verifyForm = z.object({
  outcome: z.enum(outcomes),
  time: z.string().check(z.refine(isLocalTime, "Enter a time such as 14:30")),
  reason: z.string().check(z.trim(), z.minLength(1, "Enter how you know")),
});

/** The events of a trip whose driver reported nothing. */
export function VerifyTripDialog({ trip, onClose }: ProgressDialogProps) {
  const verify = useMakeCall(roadDeskContract.verifyTrip, refreshed);
  const end = new Date(trip.ends_at);
  return (
    <FormDialog
      title={`Verify trip ${trip.reference}`}
      text="The driver hasn’t reported the end. Ask the driver or the passenger, then record what happened. The booking, the invoice and the driver’s pay follow."
      confirmLabel="Verify trip"
      doneLabel="Trip verified"
      schema={verifyForm}
      defaultValues={{ outcome: "completed", time: localTimeOf(end), reason: "" }}
      onConfirm={({ time, ...values }) =>
        verify.mutateAsync({
          trip_id: trip.id,
          version: trip.version,
          ...values,
          ...(isLocalTime(time) && { ended_at: movedMoment(time, end).toISOString() }),
        })
      }
      onClose={onClose}
    >
      <FormField name="outcome" label="What happened" required>
        <Select options={outcomes.map((value) => ({ value, label: tripLabels[value].label }))} />
      </FormField>
      <EndTimeField plannedEnd={end} />
      <FormField name="reason" label="How you know" hint="Shown to our team in the trip’s history." required>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

/** When it ended, with its date, which may be the next after midnight. */
const EndTimeField = ({ plannedEnd }: { plannedEnd: Date }) => (
  <FormField name="time" label="Ended at" hint="As planned, unless you know better." required>
    {({ value, onChange, onBlur }) => (
      <>
        <TextInput
          inputMode="numeric"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
        {isLocalTime(value) && (
          <p className="mt-1.5 text-ink-2 text-sm" aria-live="polite">
            {formatFullDateTime(movedMoment(value, plannedEnd))}
          </p>
        )}
      </>
    )}
  </FormField>
);
