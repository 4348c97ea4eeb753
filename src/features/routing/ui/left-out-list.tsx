import { CircleCheck } from "lucide-react";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import type { RouteRun } from "../contract.ts";

/** Trips that no one could take, why, and what would help. */
export function LeftOutList({ run, onTrip }: { run: RouteRun; onTrip: (tripId: string) => void }) {
  if (run.left_out.length === 0)
    return (
      <EmptyState icon={<CircleCheck />} title="Every trip has a driver" text="In this plan no trip is left out." />
    );
  return (
    <ul className="grid" aria-label="Trips without a driver">
      {run.left_out.map(({ trip_id: id, reference, pickup_at, why, help }) => (
        <li
          key={id}
          className="grid gap-x-4 gap-y-0.5 border-line border-t py-2.5 first:border-t-0 sm:grid-cols-[auto_1fr]"
        >
          <Button size="sm" variant="outline" onClick={() => onTrip(id)} className="justify-self-start">
            {formatTime(pickup_at)} {reference}
          </Button>
          <p className="min-w-0 text-sm">
            {why}
            <span className="block text-ink-2">{help}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
