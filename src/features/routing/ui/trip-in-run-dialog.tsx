import { Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatSpan } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type RouteRun, type RunTrip, routingContract } from "../contract.ts";
import { crewText, frozenLabels } from "./run-labels.ts";
import { StopOrder } from "./stop-order.tsx";

type TripInRunDialogProps = {
  run: RouteRun;
  trip: RunTrip;
  isOpen: boolean;
  onMove: (driverId: string) => Promise<unknown>;
  onClose: () => void;
};

/** A trip in the plan: what becomes of it, and the same by keyboard that dragging does. */
export function TripInRunDialog({ run, trip, isOpen, onMove, onClose }: TripInRunDialogProps) {
  const pin = useMakeCall(routingContract.pinInRouteRun, [routingContract.readRouteRun, routingContract.routeRuns]);
  const [driver, setDriver] = useState(trip.after?.driver.id ?? "");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const move = run.moves.find(({ trip_id: id }) => id === trip.id);
  const left = run.left_out.find(({ trip_id: id }) => id === trip.id);
  const act = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setError(undefined);
    try {
      await action();
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined);
    } finally {
      setBusy(false);
    }
  };
  const mayChange = isOpen && trip.frozen === null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Trip ${trip.reference}`}
      description={`${formatSpan(trip.pickup_at, trip.ends_at)} ${trip.pickup_location} → ${trip.destination}`}
      footer={
        mayChange && (
          <Button
            variant="outline"
            icon={trip.is_pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            disabled={isBusy || (!trip.is_pinned && trip.after === null)}
            onClick={() =>
              void act(() =>
                pin.mutateAsync({ run_id: run.id, version: run.version, trip_id: trip.id, is_pinned: !trip.is_pinned }),
              )
            }
          >
            {trip.is_pinned ? "Unpin" : "Pin to this driver"}
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-ink-2">Now</dt>
        <dd>{crewText(trip.before)}</dd>
        <dt className="text-ink-2">Plan</dt>
        <dd className="font-semibold">{crewText(trip.after)}</dd>
        {move && (
          <>
            <dt className="text-ink-2">Change</dt>
            <dd>{move.text}</dd>
          </>
        )}
        {left && (
          <>
            <dt className="text-ink-2">Why</dt>
            <dd>
              {left.why} {left.help}
            </dd>
          </>
        )}
        {trip.late_percent !== null && trip.after && (
          <>
            <dt className="text-ink-2">Late</dt>
            <dd>On {trip.late_percent} of 100 days, because of the trip before</dd>
          </>
        )}
        {(trip.frozen || trip.is_pinned) && (
          <>
            <dt className="text-ink-2">Stays</dt>
            <dd>{frozenLabels[trip.frozen ?? "pinned"]}</dd>
          </>
        )}
      </dl>
      {mayChange && (
        <form
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => onMove(driver));
          }}
        >
          <Field label="Move to" className="min-w-48 flex-1">
            <Select
              value={driver}
              onChange={(event) => setDriver(event.currentTarget.value)}
              placeholder="Choose a driver"
              options={run.crews.map((crew) => ({ value: crew.driver.id, label: crewText(crew) }))}
            />
          </Field>
          <Button type="submit" busy={isBusy} disabled={driver === "" || driver === trip.after?.driver.id}>
            Move and pin
          </Button>
        </form>
      )}
      {trip.is_tour && <StopOrder tripId={trip.id} hasDriver={trip.before !== null} />}
      {error && (
        <p role="alert" className="mt-3 text-bad text-sm">
          {error}
        </p>
      )}
    </Dialog>
  );
}
