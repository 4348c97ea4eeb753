import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { formatRand } from "#design/money.tsx";
import { partText } from "#domain/drive/part-seats.ts";
import { type Drive, drivesOf, vehicleText } from "#domain/drive/trip-parts.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { isOnRoad, isOver, statesBeforeStart } from "#domain/trip/trip-on-road.ts";
import { evidenceContract } from "#features/trips/road/evidence-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { DeskTrip } from "../detail-contract.ts";

type TripsCardProps = {
  trips: readonly DeskTrip[];
  /** Test bookings are on no board. */
  isTest: boolean;
};

/** The drives of the booking: time, driver, and vehicle or vehicles. */
export function TripsCard({ trips, isTest }: TripsCardProps) {
  return (
    <Card>
      <CardHeader title="Trips and vehicles" />
      {trips.length === 0 && <p className="text-ink-2">No trips yet.</p>}
      <ul aria-label="Trips" className="grid gap-2">
        {drivesOf(trips).map(({ first, parts, relieved }) => (
          <li key={first.id} className="grid gap-1.5 rounded-md bg-surface-2 px-4 py-3 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <b className="text-[0.9375rem]">
                {formatFullDateTime(first.pickup_at)} to {formatTimeBeside(first.planned_end, first.pickup_at)}
              </b>
              {isAlone({ parts, relieved }) && <StateBadge trip={first} />}
            </div>
            <p>
              {first.pickup_location || "To be agreed"} → {first.destination || "to be agreed"}
            </p>
            {isAlone({ parts, relieved }) ? (
              <OneVehicle trip={first} isTest={isTest} />
            ) : (
              <Vehicles parts={[...relieved, ...parts]} isTest={isTest} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One vehicle for the whole drive. */
const isAlone = ({ parts, relieved }: Pick<Drive<DeskTrip>, "parts" | "relieved">): boolean =>
  parts.length + relieved.length === 1;

const OneVehicle = ({ trip, isTest }: { trip: DeskTrip; isTest: boolean }) => (
  <p className="flex flex-wrap gap-x-4 text-ink-2">
    <span>{trip.vehicle_kind}</span>
    <Facts trip={trip} />
    {!isTest && <BoardLink trip={trip} />}
    <Evidence trip={trip} />
  </p>
);

/** The vehicles of a drive, each with its load. Shared amounts are shown once. */
const Vehicles = ({ parts, isTest }: { parts: readonly DeskTrip[]; isTest: boolean }) => (
  <ul aria-label={`${parts.length} vehicles`} className="mt-1 grid gap-2 border-line border-s-2 ps-3">
    {parts.map((trip) => (
      <li key={trip.id}>
        <p className="mb-0.5 flex flex-wrap items-center justify-between gap-2">
          <b>{vehicleText(trip) || "First vehicle"}</b>
          <StateBadge trip={trip} />
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>{loadText(trip)}</span>
          <Facts trip={trip} />
          {!isTest && <BoardLink trip={trip} />}
          <Evidence trip={trip} />
        </p>
      </li>
    ))}
  </ul>
);

const loadText = ({ child_seats: seats, child_seat_sizes: sizes, passengers, bags }: DeskTrip): string =>
  partText({ passengers, bags, seats: { seats, sizes } });

const StateBadge = ({ trip: { state } }: { trip: DeskTrip }) => (
  <Badge tone={tripLabels[state].tone}>{tripLabels[state].label}</Badge>
);

const Facts = ({ trip }: { trip: DeskTrip }) => (
  <>
    <span>{trip.driver ? `${trip.driver}, ${trip.plate}` : "No driver yet"}</span>
    {holdText(trip) && <span>{holdText(trip)}</span>}
    {trip.price_cents !== null && <span>{formatRand(trip.price_cents)}</span>}
    {trip.fee_cents > 0 && <span>Fee {formatRand(trip.fee_cents)}</span>}
  </>
);

function holdText({ hold, part, vehicles }: DeskTrip): string {
  if (!hold) return part > 1 || vehicles > 1 ? "" : "No vehicle held";
  const vehicle = `${hold.vehicle}, ${hold.plate}`;
  if (hold.state === "reserved") return `Reserved: ${vehicle}`;
  return hold.until ? `Held until ${formatFullDateTime(hold.until)}: ${vehicle}` : `Held: ${vehicle}`;
}

/** The events of a trip that has started, as a document. */
const Evidence = ({ trip: { id, state } }: { trip: DeskTrip }) =>
  isOnRoad({ state }) || (isOver({ state }) && state !== "cancelled") ? (
    <FileButton label="Evidence (PDF)" read={() => callSignedIn(evidenceContract.evidenceFile, { trip_id: id })} />
  ) : null;

/** Links to the board, where the trip is assigned, moved and split. Unconfirmed trips are not there yet. */
function BoardLink({ trip }: { trip: DeskTrip }) {
  if (trip.state === "planned" || trip.state === "cancelled") return null;
  const isAhead = statesBeforeStart.some((state) => state === trip.state);
  const date = localDateOf(new Date(trip.pickup_at));
  return (
    <SiteLink to={`/admin/driver-assignments?date=${date}&trip=${trip.id}`} className="text-link underline">
      {isAhead ? labelAhead(trip) : "View on the board"}
      <span className="sr-only">
        {`: ${[formatFullDateTime(trip.pickup_at), vehicleText(trip)].filter(Boolean).join(", ")}`}
      </span>
    </SiteLink>
  );
}

function labelAhead({ driver, passengers, vehicles, continues }: DeskTrip): string {
  const crew = driver ? "Reassign" : "Assign";
  if (continues) return crew;
  if (vehicles > 1) return `${crew} or change the split`;
  return passengers > 1 ? `${crew} or split over vehicles` : crew;
}
