import { Alert } from "#design/alert.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import type { DriverTrip } from "../contract.ts";
import { FromTo } from "./from-to.tsx";
import { passengersText } from "./messages.ts";
import { tripTimes } from "./trip-row.tsx";

/** Trips someone has asked this driver to take. The answer is given by phone, so that is what it says. */
export function TripOffers({ trips }: { trips: readonly DriverTrip[] }) {
  const offers = trips.filter(({ is_offer }) => is_offer);
  if (offers.length === 0) return null;
  return (
    <Alert
      tone="warn"
      title={offers.length === 1 ? "A trip is offered to you" : `${offers.length} trips are offered to you`}
    >
      <ul className="mt-1 grid gap-2">
        {offers.map((trip) => (
          <li key={trip.id}>
            <span className="font-semibold">
              {formatDay(trip.starts_at)}, {tripTimes(trip)}
            </span>
            <span className="block">
              <FromTo trip={trip} />, {passengersText(trip.passengers)} ({trip.reference})
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">Call dispatch to accept or decline.</p>
    </Alert>
  );
}
