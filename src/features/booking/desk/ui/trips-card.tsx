import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { DeskTrip } from "../detail-contract.ts";

const readable = (code: string) => code.replaceAll("_", " ").replace(/^./, (email) => email.toUpperCase());

/** The drives of the booking: when, with whom, in which vehicle. */
export function TripsCard({ trips }: { trips: readonly DeskTrip[] }) {
  return (
    <Card>
      <CardHeader title="Trips and vehicles" />
      {trips.length === 0 && <p className="text-ink-2">No trip is planned yet.</p>}
      <ul aria-label="Trips" className="grid gap-2">
        {trips.map((trip) => (
          <li key={trip.leg} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <b className="text-[0.9375rem]">
                {formatDateTime(trip.planned_start)} to {formatTime(trip.planned_end)}
              </b>
              <Badge className="bg-surface">
                {trip.state === "unassigned" ? "No driver yet" : readable(trip.state)}
              </Badge>
            </div>
            <p>
              {trip.pickup_location || "To be agreed"} → {trip.destination || "to be agreed"}
            </p>
            <p className="flex flex-wrap gap-x-4 text-ink-2">
              <span>{trip.vehicle_kind}</span>
              <span>{trip.driver ? `${trip.driver}, ${trip.plate}` : "No driver"}</span>
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

function holdText({ hold }: DeskTrip): string {
  if (!hold) return "No vehicle kept";
  const vehicle = `${hold.vehicle}, ${hold.plate}`;
  if (hold.state === "reserved") return `Reserved: ${vehicle}`;
  return hold.until ? `Held until ${formatDateTime(hold.until)}: ${vehicle}` : `Held: ${vehicle}`;
}
