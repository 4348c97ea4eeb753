import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { absenceKindLabels, absenceLabels } from "#domain/driver/driver-labels.ts";
import type { Absence, TripOver } from "../contract.ts";

type AbsenceRowProps = {
  absence: Absence;
  /** The driver, in a list of several drivers. */
  who?: ReactNode;
  /** A trip’s name; for our team a link to its booking. */
  tripName: (trip: TripOver) => ReactNode;
  actions?: ReactNode;
};

/** Time off: dates, reason, answer and overlapping trips. */
export function AbsenceRow({ absence, who, tripName, actions }: AbsenceRowProps) {
  const { kind, state, when, reason, answer, trips } = absence;
  return (
    <li className="grid gap-1.5 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-56">
          {who}
          <p className="font-semibold">{when}</p>
          <p className="text-ink-2 text-sm">
            {absenceKindLabels[kind]}
            {reason && `: ${reason}`}
          </p>
        </div>
        <Badge tone={absenceLabels[state].tone} dot>
          {absenceLabels[state].label}
        </Badge>
        {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      </div>
      {answer && <p className="whitespace-pre-wrap text-ink-2 text-sm">Our answer: {answer}</p>}
      {trips.length > 0 && (
        <div className="rounded-md bg-warn-soft px-3.5 py-2 text-sm text-warn">
          <p className="font-semibold">
            {trips.length === 1 ? "1 trip during this time" : `${trips.length} trips during this time`}
          </p>
          <ul>
            {trips.map((trip) => (
              <li key={trip.trip_id}>
                {tripName(trip)}, {formatFullDateTime(trip.pickup_at)}, to {trip.destination}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
