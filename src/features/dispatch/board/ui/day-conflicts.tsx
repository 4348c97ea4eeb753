import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import type { Conflict } from "../conflict-policy.ts";
import type { BoardTrip } from "../contract.ts";
import { conflictTexts } from "./messages.ts";

type DayConflictsProps = {
  conflicts: readonly Conflict[];
  trips: readonly BoardTrip[];
  onTrip: (tripId: string) => void;
};

/** What cannot be driven as it is planned; each trip one press away. */
export function DayConflicts({ conflicts, trips, onTrip }: DayConflictsProps) {
  if (conflicts.length === 0) return null;
  const byId = new Map(trips.map((trip) => [trip.id, trip]));
  return (
    <Alert tone="bad" title={conflicts.length === 1 ? "One conflict" : `${conflicts.length} conflicts`}>
      <ul className="mt-1 grid gap-1.5">
        {conflicts.map(({ kind, who, trips: ids }) => (
          <li key={`${kind} ${ids.join(" ")}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {conflictTexts[kind](who)}:
            {ids.map((id) => {
              const trip = byId.get(id);
              return (
                trip && (
                  <Button key={id} variant="outline" size="sm" onClick={() => onTrip(id)}>
                    {formatTime(trip.pickup_at)} {trip.reference}
                  </Button>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
