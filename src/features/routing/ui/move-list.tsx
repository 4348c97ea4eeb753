import { ArrowRightLeft } from "lucide-react";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { RouteRun } from "../contract.ts";
import { crewText } from "./run-labels.ts";

type ListProps = { run: RouteRun; onTrip: (tripId: string) => void };

/** Each trip that changes hands, and what that brings; what saves most comes first. */
export function MoveList({ run, onTrip }: ListProps) {
  if (run.moves.length === 0)
    return (
      <EmptyState
        icon={<ArrowRightLeft />}
        title="No changes"
        text="No plan was found that is better than the one of now."
      />
    );
  return (
    <ol className="grid" aria-label="Changes">
      {run.moves.map(({ trip_id: id, reference, pickup_at, from, to, text }) => (
        <li
          key={id}
          className="grid gap-x-4 gap-y-0.5 border-line border-t py-2.5 first:border-t-0 sm:grid-cols-[auto_1fr]"
        >
          <Button size="sm" variant="outline" onClick={() => onTrip(id)} className="justify-self-start">
            {formatTime(pickup_at)} {reference}
          </Button>
          <p className="min-w-0 text-sm">
            <span className="text-ink-2">{crewText(from)}</span> → <strong>{crewText(to)}</strong>
            <span className="block">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
