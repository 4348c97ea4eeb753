import { Check, Circle } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { SlideButton } from "#design/fields/slide-button.tsx";
import { countAttempts, type EvidenceKind, evidenceKinds } from "#domain/road/no-show-evidence.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { attemptEvents } from "#domain/trip/trip-events.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { noShowContract } from "../no-show-contract.ts";
import { TakePhoto } from "./take-photo.tsx";
import { type Outbox, waitingEvents } from "./use-outbox.ts";
import { usePhotos } from "./use-photos.ts";
import { useWaitStart, type WaitingTrip } from "./use-wait-start.ts";

type ReportNoShowProps = { trip: WaitingTrip; now: Date; outbox: Outbox };

/** The driver waits for the answer at the pickup. */
const often = { refetchInterval: 15_000 };

/**
 * The evidence that a driver collects before dispatch decides on a no-show; the report opens once it is
 * complete.
 */
export function ReportNoShow({ trip, now, outbox }: ReportNoShowProps) {
  const { data, refetch } = useCall(noShowContract.myNoShow, { trip_id: trip.id }, often);
  const { waitFrom, freeMinutes } = useWaitStart(trip);
  const freeUntil = waitFrom && addMinutes(waitFrom, freeMinutes);
  const gathered = useGathered(trip, outbox, freeUntil !== null && now >= freeUntil);
  const isAsked = waitingEvents(outbox, trip.id).some(({ event }) => event === "ask_no_show");
  const request = data?.request;
  if (isAsked || request?.state === "open")
    return (
      <Alert tone="info" title="Dispatch is checking your no-show report" announce>
        Please stay at the pickup until they answer. If your passenger comes, report them on board.
      </Alert>
    );
  if (request?.state === "confirmed")
    return (
      <Alert tone="ok" title="Dispatch has confirmed the no-show" announce>
        You can leave the pickup.
      </Alert>
    );
  const isMissing = (kind: EvidenceKind) => !gathered[kind] && (data?.missing.includes(kind) ?? true);
  return (
    <Card>
      <CardHeader title="Passenger not there?" note="Dispatch decides based on what you collect here." />
      <div className="grid gap-4">
        {request?.state === "refused" && (
          <Alert tone="warn" title="Dispatch hasn’t confirmed the no-show" announce>
            {request.answer}
          </Alert>
        )}
        <ul className="grid gap-2">
          {evidenceKinds.map((kind) => (
            <Line key={kind} isDone={!isMissing(kind)} text={lineText(kind, freeUntil)} />
          ))}
        </ul>
        <TakePhoto kind="no_show" subject={{ tripId: trip.id }} label="Photograph the pickup" variant="outline" wide />
        <SlideButton
          tone="danger"
          label="Report no-show"
          disabled={evidenceKinds.some(isMissing)}
          onDone={() => void outbox.report(trip.id, "ask_no_show").then(() => refetch())}
        />
      </div>
    </Card>
  );
}

/** This phone’s records, sent or not. */
function useGathered(trip: WaitingTrip, outbox: Outbox, hasWaited: boolean): Readonly<Record<EvidenceKind, boolean>> {
  const { waiting: photos } = usePhotos({ tripId: trip.id });
  const events = waitingEvents(outbox, trip.id);
  const attempts = events.filter(({ event }) => attemptEvents.some((one) => one === event));
  return {
    wait: hasWaited,
    attempts: countAttempts(attempts.map(({ occurred_at }) => new Date(occurred_at))) >= 2,
    place: events.some(({ place }) => place !== null),
    photo: photos.some(({ body }) => body.kind === "no_show"),
  };
}

function lineText(kind: EvidenceKind, freeUntil: Date | null): string {
  switch (kind) {
    case "wait":
      return freeUntil ? `Free waiting is over (${formatTime(freeUntil)})` : "Free waiting is over";
    case "attempts":
      return "Called or messaged twice, a few minutes apart";
    case "place":
      return "Your phone’s location at the pickup";
    case "photo":
      return "A photograph of the pickup";
  }
}

const Line = ({ isDone, text }: { isDone: boolean; text: string }) => (
  <li className="flex items-center gap-3 font-semibold">
    {isDone ? (
      <Check aria-hidden="true" className="size-6 shrink-0 text-ok" />
    ) : (
      <Circle aria-hidden="true" className="size-6 shrink-0 text-ink-3" />
    )}
    <span className={isDone ? "" : "text-ink-2"}>{text}</span>
    <span className="sr-only">{isDone ? "done" : "still missing"}</span>
  </li>
);
