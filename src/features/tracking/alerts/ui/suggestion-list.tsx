import { MapPinCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { trackingContract } from "../../contract.ts";
import { alertsContract, type Suggestion } from "../contract.ts";
import { eventQuestions } from "./messages.ts";

/** How long an answer can be undone before it is sent. */
const undoMs = 6000;

/** Steps that drivers seem to have forgotten to report. Nothing is recorded until a person answers. */
export function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="grid gap-2">
      {suggestions.map((suggestion) => (
        <SuggestionRow key={`${suggestion.visit_id} ${suggestion.event}`} suggestion={suggestion} />
      ))}
    </ul>
  );
}

type Answer = "yes" | "no";

function SuggestionRow({ suggestion }: { suggestion: Suggestion }) {
  const request = eventQuestions[suggestion.event];
  const record = useMakeCall(roadDeskContract.recordTripEvent, [
    alertsContract.readRoadWatch,
    trackingContract.liveMap,
  ]);
  const decline = useMakeCall(alertsContract.declineSuggestion, [alertsContract.readRoadWatch]);
  const send = async (answer: Answer) => {
    const { visit_id, event, trip } = suggestion;
    try {
      if (answer === "no") await decline.mutateAsync({ visit_id });
      else {
        const reason = `Suggested by the position of ${suggestion.vehicle.plate}`;
        await record.mutateAsync({ trip_id: trip.id, version: trip.version, event, reason });
        await toast({ kind: "success", title: tripEventLabels[event].done });
      }
    } catch (error) {
      const title = error instanceof Error ? error.message : "We couldn’t record that.";
      await toast({ kind: "error", title });
    }
  };
  const { answer, choose, undo } = useDelayedAnswer(send);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-info-soft px-4 py-3 text-ink">
      <MapPinCheck aria-hidden className="size-5 shrink-0 text-info" />
      <p className="min-w-0 grow basis-64 leading-snug">
        <span className="font-semibold">{request.text(suggestion)}</span>{" "}
        <span className="text-ink-2 text-sm">
          Since {formatTime(suggestion.since)}, {suggestion.trip.reference}
        </span>
      </p>
      {answer ? (
        <p role="status" className="flex items-center gap-3 text-sm">
          {answer === "yes" ? request.doing : "Leaving it as it is…"}
          <Button size="sm" variant="outline" onClick={undo}>
            Undo
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => choose("yes")}>
            {request.yes}
          </Button>
          <Button size="sm" variant="outline" onClick={() => choose("no")}>
            Not yet
          </Button>
        </div>
      )}
    </li>
  );
}

/** Sends an answer after some seconds, during which it can be undone; leaving the page sends it at once. */
function useDelayedAnswer(send: (answer: Answer) => Promise<void>) {
  const [answer, setAnswer] = useState<Answer>();
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly answer: Answer }>(undefined);
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      void sendNow.current(waiting.current.answer);
    },
    [],
  );
  const choose = (next: Answer) => {
    setAnswer(next);
    const timer = setTimeout(() => {
      waiting.current = undefined;
      // An answer that could not be recorded can be tried again.
      void sendNow.current(next).then(() => setAnswer(undefined));
    }, undoMs);
    waiting.current = { timer, answer: next };
  };
  const undo = () => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setAnswer(undefined);
  };
  return { answer, choose, undo };
}
