import { BadgeCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { SlideButton } from "#design/fields/slide-button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { searchFrom } from "#domain/road/wait-meter.ts";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { type MovingEvent, nextEvents } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { earliestDeparture } from "#domain/trip/trip-on-road.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { roadContract } from "../contract.ts";
import type { Outbox } from "./use-outbox.ts";
import { useWaitStart } from "./use-wait-start.ts";

type OwnTrip = {
  readonly id: string;
  readonly reference: string;
  readonly state: TripState;
  readonly pickup_at: string;
  readonly arrived_at: string | null;
  readonly free_wait_minutes: number;
};
type ReportProgressProps = { trip: OwnTrip; now: Date; outbox: Pick<Outbox, "report"> };

/** A driver’s reports about the current trip: a slider for the next step, rarer steps below it. */
export function ReportProgress({ trip, now, outbox }: ReportProgressProps) {
  const [isBreaking, setBreaking] = useState(false);
  const [hasPin, setHasPin] = useState(false);
  const [usual, ...rarer] = nextEvents(trip.state);
  const step = useNextStep(trip, now);
  const send = (event: MovingEvent, reason = "") => void outbox.report(trip.id, event, reason);
  if (!usual) return null;
  const from = departsFrom(trip);
  if (usual === "depart" && now < from) return <FromWhen from={from} />;
  if (usual === "depart" && step.stoppedBy.length > 0) return <Stopped by={step.stoppedBy} />;
  const isMeeting = usual === "met";
  return (
    <div className="mt-2.5 grid gap-2.5">
      {isMeeting && step.hasPinTries && <PinCheck tripId={trip.id} onMatched={() => setHasPin(true)} />}
      {usual === "resume" ? (
        <Button size="lg" wide onClick={() => send(usual)}>
          {tripEventLabels[usual].driver}
        </Button>
      ) : (
        <SlideButton
          key={usual}
          label={tripEventLabels[usual].driver}
          onDone={() => send(usual, isMeeting ? metText(hasPin) : "")}
        />
      )}
      {rarer.length > 0 && (
        <div className="grid gap-2.5 sm:grid-cols-2">
          {rarer.map((event) => (
            <Rarer key={event} event={event} trip={trip} now={now} onPress={() => press(event)} />
          ))}
        </div>
      )}
      {isBreaking && (
        <BreakOffDialog
          reference={trip.reference}
          onSend={async (reason) => send("break_off", reason)}
          onClose={() => setBreaking(false)}
        />
      )}
    </div>
  );

  function press(event: MovingEvent) {
    if (event === "break_off") setBreaking(true);
    else send(event);
  }
}

/** How driver and passenger identified each other; part of the record. */
const metText = (hasPin: boolean) => (hasPin ? "Met by PIN" : "Met by name");

type RarerProps = { event: MovingEvent; trip: OwnTrip; now: Date; onPress: () => void };

function Rarer({ event, trip, now, onPress }: RarerProps) {
  const { driver } = tripEventLabels[event];
  // Null if the phone does not know the arrival time yet.
  const { waitFrom, freeMinutes } = useWaitStart(trip);
  const from = event === "cant_find" && waitFrom ? searchFrom({ waitFrom, freeMinutes }) : null;
  if (event === "dropoff") return <SlideButton label={driver} onDone={onPress} />;
  const isEarly = from !== null && now < from;
  return (
    <Button variant="ghost" disabled={isEarly} onClick={onPress}>
      {isEarly ? `${driver}: from ${formatTime(from)}` : driver}
    </Button>
  );
}

/** Whether the server is likely to refuse. Offline the step is reported anyway, and judged when it arrives. */
function useNextStep(trip: OwnTrip, now: Date) {
  const [usual] = nextEvents(trip.state);
  const isAsked = usual === "met" || (usual === "depart" && now >= departsFrom(trip));
  const { data } = useCall(
    roadContract.myNextStep,
    { trip_id: trip.id },
    { enabled: isAsked, refetchInterval: 60_000 },
  );
  return { stoppedBy: data?.stopped_by ?? [], hasPinTries: data?.pin_tries_left !== 0 };
}

const departsFrom = ({ pickup_at }: OwnTrip): Date => earliestDeparture({ pickupAt: new Date(pickup_at) });

const Stopped = ({ by }: { by: readonly string[] }) => (
  <Alert tone="bad" announce className="mt-2.5" title="You can’t start this trip as it is planned">
    {by.join(" ")} Please call dispatch at once.
  </Alert>
);

const FromWhen = ({ from }: { from: Date }) => (
  <p className="mt-4 text-center text-on-dark-2 text-sm">
    You can report your departure from {formatDay(from)}, {formatTime(from)}.
  </p>
);

type BreakOffDialogProps = { reference: string; onSend: (reason: string) => Promise<unknown>; onClose: () => void };

/** A step that ends a trip early needs confirmation and a reason. */
const BreakOffDialog = ({ reference, onSend, onClose }: BreakOffDialogProps) => (
  <ActionDialog
    title={`Break off trip ${reference}?`}
    text="Dispatch will arrange other transport for your passengers right away. You can’t undo this."
    confirmLabel="Break off trip"
    doneLabel={tripEventLabels.break_off.done}
    tone="danger"
    reason={{ label: "What happened", hint: "Dispatch will see it." }}
    onConfirm={onSend}
    onClose={onClose}
  />
);

const noLine = "No connection, so we can’t check it. Ask for the name on the booking instead.";

/** The passenger’s four-digit PIN, checked by the server. Offline, or without a PIN, the name is enough. */
function PinCheck({ tripId, onMatched }: { tripId: string; onMatched: () => void }) {
  const check = useMakeCall(roadContract.checkTripPin, []);
  const [pin, setPin] = useState("");
  const [said, setSaid] = useState("");
  const [isRight, setRight] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { is_right, tries_left } = await check.mutateAsync({ trip_id: tripId, pin });
      setRight(is_right);
      setSaid(is_right ? "" : wrongText(tries_left));
      if (is_right) onMatched();
      else setPin("");
    } catch (error) {
      setSaid(error instanceof CallFailed && error.status > 0 ? error.message : noLine);
    }
  };
  if (isRight)
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-2 font-bold text-lg">
        <BadgeCheck aria-hidden="true" className="size-6 text-sun" />
        The PIN is right
      </p>
    );
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-1.5">
      <label htmlFor={`pin-${tripId}`} className="text-on-dark-2 text-sm">
        Passenger’s PIN, or ask for the name on the booking
      </label>
      <div className="grid grid-cols-[1fr_auto] gap-2.5">
        <input
          id={`pin-${tripId}`}
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, "").slice(0, 4))}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0000"
          className="min-h-14 w-full min-w-0 rounded-md bg-on-dark px-4 text-center font-bold font-display text-2xl text-atlantic tabular-nums tracking-[0.3em] placeholder:text-atlantic/40"
        />
        <Button type="submit" variant="paper" size="lg" disabled={pin.length !== 4} busy={check.isPending}>
          Check
        </Button>
      </div>
      <p role="status" className="text-center font-semibold text-sm text-sun empty:hidden">
        {said}
      </p>
    </form>
  );
}

const wrongText = (left: number): string =>
  left > 0
    ? `That PIN is wrong. ${left} ${left === 1 ? "try" : "tries"} left.`
    : "That PIN is wrong. Ask for the name on the booking instead.";
