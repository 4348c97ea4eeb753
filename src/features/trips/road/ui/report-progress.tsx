import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { nextEvents, type TripEvent } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { earliestDeparture } from "#domain/trip/trip-on-road.ts";
import type { Outbox } from "./use-outbox.ts";

type OwnTrip = {
  readonly id: string;
  readonly reference: string;
  readonly state: TripState;
  readonly starts_at: string;
};
type ReportProgressProps = { trip: OwnTrip; now: Date; outbox: Pick<Outbox, "report"> };

/** What ends a trip is asked once more: a thumb slips easily, and nobody can take it back. */
const asked: readonly TripEvent[] = ["dropoff", "break_off"];

/** What a driver can report about the trip on hand: the next step large, what is rarer below it. */
export function ReportProgress({ trip, now, outbox }: ReportProgressProps) {
  const [asking, setAsking] = useState<TripEvent>();
  const [usual, ...rarer] = nextEvents(trip.state);
  const send = (event: TripEvent, reason = "") => void outbox.report(trip.id, event, reason);
  const press = (event: TripEvent) => (asked.includes(event) ? setAsking(event) : send(event));
  if (!usual) return null;
  const from = earliestDeparture({ start: new Date(trip.starts_at) });
  if (usual === "depart" && now < from) return <FromWhen from={from} />;
  return (
    <div className="mt-2.5 grid gap-2.5">
      <Button size="lg" wide onClick={() => press(usual)}>
        {tripEventLabels[usual].driver}
      </Button>
      {rarer.length > 0 && (
        <div className="grid gap-2.5 sm:grid-cols-2">
          {rarer.map((event) => (
            <Button key={event} variant="ghost" onClick={() => press(event)}>
              {tripEventLabels[event].driver}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <EndDialog
          event={asking}
          trip={trip}
          onSend={async (reason) => send(asking, reason)}
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
