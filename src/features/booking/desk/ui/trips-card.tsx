import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { sizeText, vehicleText } from "#domain/drive/trip-parts.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { DeskTrip } from "../detail-contract.ts";

/** The drives of the booking: when, with whom, in which vehicle. */
export function TripsCard({ trips }: { trips: readonly DeskTrip[] }) {
  return (
    <Card>
      <CardHeader title="Trips and vehicles" />
      {trips.length === 0 && <p className="text-ink-2">No trips yet.</p>}
      <ul aria-label="Trips" className="grid gap-2">
        {trips.map((trip) => (
          <li key={trip.id} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <b className="text-[0.9375rem]">
                {formatFullDateTime(trip.planned_start)} to {formatTime(trip.planned_end)}
              </b>
              <Badge tone={tripLabels[trip.state].tone}>{tripLabels[trip.state].label}</Badge>
            </div>
            <p>
              {trip.pickup_location || "To be agreed"} → {trip.destination || "to be agreed"}
            </p>
            <p className="flex flex-wrap gap-x-4 text-ink-2">
              {trip.vehicles > 1 ? (
                <span>{`${vehicleText(trip)}: ${sizeText(trip)}`}</span>
              ) : (
                <span>{trip.vehicle_kind}</span>
              )}
              <span>{trip.driver ? `${trip.driver}, ${trip.plate}` : "No driver yet"}</span>
              <span>{holdText(trip)}</span>
              {trip.price_cents !== null && <span>{formatRand(trip.price_cents)}</span>}
              {trip.fee_cents > 0 && <span>Fee {formatRand(trip.fee_cents)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function holdText({ hold, part }: DeskTrip): string {
  if (!hold) return part > 1 ? "" : "No vehicle held";
  const vehicle = `${hold.vehicle}, ${hold.plate}`;
  if (hold.state === "reserved") return `Reserved: ${vehicle}`;
  return hold.until ? `Held until ${formatFullDateTime(hold.until)}: ${vehicle}` : `Held: ${vehicle}`;
}
