import { Alert } from "#design/alert.tsx";
import { formatDay, formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type TripOnVehicle, vehicleAbsencesContract } from "../contract.ts";

type TripsWarningProps = { vehicleId: string; from: string; until: string };

/** The vehicle’s trips in a period; hidden if there are none. */
export function TripsWarning({ vehicleId, from, until }: TripsWarningProps) {
  const query = useCall(vehicleAbsencesContract.tripsOnVehicle, { vehicle_id: vehicleId, from, until });
  if (query.error) return <Alert tone="warn">We couldn’t check for trips on this vehicle. {query.error.message}</Alert>;
  const trips = query.data?.trips ?? [];
  if (trips.length === 0) return null;
  const title = trips.length === 1 ? "1 trip needs another vehicle" : `${trips.length} trips need another vehicle`;
  return (
    <Alert tone="warn" title={title} announce>
      <ul className="mt-1 grid gap-1.5">
        {trips.slice(0, 6).map((trip) => (
          <li key={trip.id}>
            <span className="font-semibold">{trip.reference ?? "Quote"}</span>, {formatDay(trip.from)}{" "}
            {formatTime(trip.from)} to {formatTimeBeside(trip.until, trip.from)}
            {describeTrip(trip)}
          </li>
        ))}
        {trips.length > 6 && <li>and {trips.length - 6} more</li>}
      </ul>
    </Alert>
  );
}

function describeTrip({ pickup_location, destination, driver }: TripOnVehicle): string {
  const way = pickup_location ? `: ${pickup_location} to ${destination}` : "";
  return driver ? `${way}, ${driver}` : way;
}
