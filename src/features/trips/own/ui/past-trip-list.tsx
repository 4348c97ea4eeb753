import { useState } from "react";
import { BadgeLine } from "#design/badge-line.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { FromTo } from "#design/from-to.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { tripLine } from "#domain/trip/trip-texts.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type DriverTrip, ownTripsContract } from "../contract.ts";
import { tripTimes } from "./trip-row.tsx";

/** The last thirty days, loaded on demand. */
export function PastTripList() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <CardHeader
        title="Past 30 days"
        actions={
          <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show"}
          </Button>
        }
        className="mb-0"
      />
      {isOpen && <PastList />}
    </Card>
  );
}

function PastList() {
  const past = useCallPages(ownTripsContract.myTrips, (after) => ({ when: "past" as const, ...(after && { after }) }));
  if (!past.pages && past.error)
    return <ReadFailed title="We couldn’t load past trips" error={past.error} onAgain={past.again} />;
  if (!past.pages) {
    return (
      <SkeletonGroup className="mt-4 grid gap-3">
        <SkeletonLine className="w-2/3" />
        <SkeletonLine className="w-1/2" />
      </SkeletonGroup>
    );
  }
  const trips = past.pages.flatMap((page) => page.trips);
  if (trips.length === 0) return <p className="mt-3 text-ink-2">No trips in the last 30 days.</p>;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {trips.map((trip) => (
          <PastTrip key={trip.id} trip={trip} />
        ))}
      </ul>
      {past.hasMore && (
        <Button size="sm" variant="outline" wide className="mt-3" busy={past.isReadingMore} onClick={past.more}>
          Show earlier trips
        </Button>
      )}
    </>
  );
}

const PastTrip = ({ trip }: { trip: DriverTrip }) => (
  <li className="grid gap-0.5 py-3">
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-semibold">
        {formatDay(trip.pickup_at)}, {tripTimes(trip)}
      </span>
      <BadgeLine badges={tripBadges(trip)} />
    </p>
    <p className="text-sm">
      <FromTo trip={trip} />
    </p>
    <p className="text-ink-3 text-xs">
      {tripLine(trip)} · {trip.vehicle.plate}
    </p>
  </li>
);
