import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { routingContract } from "../contract.ts";

/** The stops of a tour in the order that suits its day, to send to the driver. */
export function StopOrder({ tripId, hasDriver }: { tripId: string; hasDriver: boolean }) {
  const { data, error } = useCall(routingContract.tourStopOrder, { trip_id: tripId });
  const write = useMakeCall(roadDeskContract.writeTripNote);
  if (error) return null;
  if (!data) return <SkeletonLine className="mt-4" />;
  const { best, usual, is_better: isBetter } = data;
  const text = `Best order of stops: ${best.stops.map(({ name, arrives }) => `${arrives} ${name}`).join(", ")}.`;
  return (
    <section className="mt-5" aria-labelledby={`${tripId}-stops`}>
      <h3 id={`${tripId}-stops`} className="font-bold">
        {isBetter ? "A better order of stops" : "The order of stops is good as it is"}
      </h3>
      <p className="text-ink-2 text-sm">
        By opening hours, light and wind. {best.driving_minutes} min of driving
        {isBetter && `, ${usual.driving_minutes} in the usual order`}.
      </p>
      <ol className="mt-2 grid gap-1 text-sm">
        {best.stops.map(({ name, arrives, notes }) => (
          <li key={name}>
            <span className="font-semibold tabular-nums">{arrives}</span> {name}
            {notes.length > 0 && <span className="text-ink-2"> ({notes.join(", ")})</span>}
          </li>
        ))}
      </ol>
      {isBetter && !write.isSuccess && (
        <Button
          size="sm"
          variant="outline"
          className="mt-3"
          busy={write.isPending}
          onClick={() => write.mutate({ trip_id: tripId, kind: hasDriver ? "message" : "note", text })}
        >
          {hasDriver ? "Send to the driver" : "Save as a note"}
        </Button>
      )}
      {write.isSuccess && (
        <Alert tone="ok" announce className="mt-3" title={hasDriver ? "Sent to the driver" : "Saved as a note"} />
      )}
      {write.error && (
        <p role="alert" className="mt-2 text-bad text-sm">
          {write.error.message}
        </p>
      )}
    </section>
  );
}
