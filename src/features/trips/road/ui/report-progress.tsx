import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { nextEvents, type TripEvent } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { earliestDeparture } from "#domain/trip/trip-on-road.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { tripsContract } from "../../contract.ts";

type OwnTrip = {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
  readonly state: TripState;
  readonly starts_at: string;
};
type ReportProgressProps = { trip: OwnTrip; now: Date; refreshes: readonly Call[] };

/** What ends a trip is asked once more: a thumb slips easily, and nobody can take it back. */
const asked: readonly TripEvent[] = ["dropoff", "break_off"];

/** What a driver can report about the trip on hand: the next step large, what is rarer below it. */
export function ReportProgress({ trip, now, refreshes }: ReportProgressProps) {
  const [asking, setAsking] = useState<TripEvent>();
  const report = useMakeCall(tripsContract.recordTripEvent, refreshes);
  const [usual, ...rarer] = nextEvents(trip.state);
  const send = (event: TripEvent, reason = "") =>
    report.mutateAsync({ trip_id: trip.id, version: trip.version, event, reason });
  const press = (event: TripEvent) => {
    if (asked.includes(event)) return setAsking(event);
    // What fails is shown below the buttons.
    send(event).then(
      () => void toast({ kind: "success", title: tripEventLabels[event].done }),
      () => undefined,
    );
  };
  if (!usual) return null;
  const from = earliestDeparture({ start: new Date(trip.starts_at) });
  if (usual === "depart" && now < from) return <FromWhen from={from} />;
  return (
    <div className="mt-2.5 grid gap-2.5">
      <Button size="lg" wide busy={report.isPending && asking === undefined} onClick={() => press(usual)}>
        {tripEventLabels[usual].driver}
      </Button>
      {rarer.length > 0 && (
        <div className="grid gap-2.5 sm:grid-cols-2">
          {rarer.map((event) => (
            <Button key={event} variant="ghost" disabled={report.isPending} onClick={() => press(event)}>
              {tripEventLabels[event].driver}
            </Button>
          ))}
        </div>
      )}
      {report.error && asking === undefined && (
        <Alert tone="bad" announce>
          {report.error.message}
        </Alert>
      )}
      {asking && (
        <EndDialog
          event={asking}
          trip={trip}
          onSend={(reason) => send(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

const FromWhen = ({ from }: { from: Date }) => (
  <p className="mt-4 text-center text-on-dark-2 text-sm">
    You can report your departure from {formatDay(from)}, {formatTime(from)}.
  </p>
);

type EndDialogProps = {
  event: TripEvent;
  trip: OwnTrip;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

function EndDialog({ event, trip, onSend, onClose }: EndDialogProps) {
  const isBroken = event === "break_off";
  return (
    <ActionDialog
      title={isBroken ? `Break off trip ${trip.reference}?` : `Complete trip ${trip.reference}?`}
      text={
        isBroken
          ? "Dispatch finds another way for your passengers at once. You can’t undo it."
          : "All passengers and bags are out of the vehicle. You can’t undo it."
      }
      confirmLabel={isBroken ? "Break off trip" : "Complete trip"}
      doneLabel={tripEventLabels[event].done}
      tone={isBroken ? "danger" : "primary"}
      {...(isBroken && { reason: { label: "What happened", hint: "Dispatch reads it." } })}
      onConfirm={onSend}
      onClose={onClose}
    />
  );
}
