import { Siren } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { formatDateTime, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { type Column, DataTable } from "#design/table/data-table.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type SosAlarm, sosContract } from "../contract.ts";
import { mapOf } from "./alarm-band.tsx";

const columns: readonly Column<SosAlarm>[] = [
  {
    id: "raised",
    header: "Raised",
    hideable: false,
    cell: ({ raised_at, is_silent }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="whitespace-nowrap">{formatDateTime(raised_at)}</span>
        {is_silent && <Badge>Silent</Badge>}
      </span>
    ),
  },
  {
    id: "driver",
    header: "Driver",
    cell: ({ driver, vehicle, trip }) => (
      <span className="block min-w-0">
        <span className="block font-semibold">{driver.name}</span>
        <span className="block text-ink-2 text-sm">
          {[vehicle?.plate, trip?.reference].filter(Boolean).join(", ") || "No trip at that time"}
        </span>
      </span>
    ),
  },
  {
    id: "place",
    header: "Last seen",
    cell: ({ place }) =>
      place ? (
        <a href={mapOf(place)} target="_blank" rel="noopener" className="whitespace-nowrap underline">
          Place at {formatTime(place.taken_at)}
        </a>
      ) : (
        "–"
      ),
  },
  {
    id: "care",
    header: "Our team",
    cell: ({ taken_by, taken_at, closed_by, closed_at }) => (
      <span className="block min-w-0 text-sm">
        {taken_at && (
          <span className="block">
            Taken by {taken_by ?? "a deleted user"} at {formatTime(taken_at)}
          </span>
        )}
        {closed_at && (
          <span className="block text-ink-2">
            Closed by {closed_by ?? "a deleted user"}, {formatDateTime(closed_at)}
          </span>
        )}
      </span>
    ),
  },
  {
    id: "words",
    header: "What happened",
    cell: ({ closing_words }) => <span className="[overflow-wrap:anywhere]">{closing_words}</span>,
  },
];

/** Past alarms: the colleague in charge, and the outcome. */
export function PastAlarms() {
  const query = useCall(sosContract.pastSosAlarms, {});
  if (query.error && !query.data)
    return <ReadFailed title="We couldn’t load the alarms" error={query.error} onAgain={() => void query.refetch()} />;
  return (
    <DataTable
      caption="SOS alarms that are closed"
      columns={columns}
      rows={query.data?.alarms ?? []}
      rowKey={({ id }) => id}
      isLoading={query.isPending}
      empty={
        <EmptyState
          icon={<Siren />}
          title="No SOS alarms yet"
          text="An open alarm is shown at the top of every staff page. Once it’s closed, it’s listed here with what happened."
        />
      }
    />
  );
}
