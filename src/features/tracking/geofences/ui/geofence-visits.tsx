import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { geofencesContract } from "../contract.ts";

/** Who came to a geofence and left it. Read when someone asks: the look is in the activity log. */
export function GeofenceVisits() {
  const [isAsked, setIsAsked] = useState(false);
  const query = useCall(geofencesContract.listGeofenceVisits, {}, { enabled: isAsked });
  return (
    <Card>
      <CardHeader
        title="Arrivals and departures"
        note="The last 24 hours, at the depot and your own geofences."
        actions={
          <Button
            size="sm"
            variant="outline"
            busy={query.isFetching}
            onClick={() => (isAsked ? void query.refetch() : setIsAsked(true))}
          >
            {isAsked ? "Reload" : "Show visits"}
          </Button>
        }
      />
      {query.error && (
        <ReadFailed title="We couldn’t load the visits" error={query.error} onAgain={() => void query.refetch()} />
      )}
      {query.data?.visits.length === 0 && <p className="text-ink-2">No vehicle entered a geofence during this time.</p>}
      {query.data && query.data.visits.length > 0 && (
        <ul className="grid gap-1">
          {query.data.visits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap gap-x-4 border-line border-t py-2 first:border-t-0">
              <span className="w-36 text-ink-2 tabular-nums">
                {formatDay(visit.entered_at)}, {formatTime(visit.entered_at)}
              </span>
              <span className="grow font-semibold">{visit.geofence}</span>
              <span className="text-ink-2">
                {visit.driver ?? "No driver"}, {visit.plate}
              </span>
              <span className="w-32 text-ink-2 sm:text-end">
                {visit.left_at ? `left at ${formatTime(visit.left_at)}` : "still there"}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
