import { BadgeLine } from "#design/badge-line.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatSpan } from "#design/dates/date-text.tsx";
import { FromTo } from "#design/from-to.tsx";
import { CallLink, NavigateLink } from "#design/trip-links.tsx";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { daysOfTrip } from "#domain/stay/days-of-trip.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import { loadText, passengersText } from "#domain/trip/trip-texts.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { DriverTrip } from "../contract.ts";
import { nameFrom } from "./trip-stage.tsx";

/** "08:30–12:00" */
export const tripTimes = (trip: { pickup_at: string; ends_at: string }) => formatSpan(trip.pickup_at, trip.ends_at);

/** The days of a trip as its driver counts them. */
export const daysOfShown = (trip: { pickup_at: string; ends_at: string }): readonly Span[] =>
  daysOfTrip({ from: new Date(trip.pickup_at), to: new Date(trip.ends_at) });

/** Bags, child seats, stops and the flight, on one line. */
const carried = (trip: DriverTrip): string =>
  [
    loadText(trip),
    trip.stops.length > 0 ? `Stops: ${trip.stops.join("; ")}` : "",
    trip.flight ? `Flight ${trip.flight}` : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** The facts of a trip in a driver’s list. */
export function TripDetails({ trip }: { trip: DriverTrip }) {
  const isOver = stageOf(trip) === "over";
  return (
    <div className="grid gap-1">
      <p>
        <FromTo trip={trip} />
      </p>
      <p className="text-ink-3 text-sm">
        {tripTitle(trip.service_name, trip.tour_name)} · {passengersText(trip.passengers)} ·{" "}
        <span className="whitespace-nowrap">{trip.vehicle.plate}</span>
      </p>
      {carried(trip) !== "" && <p className="text-ink-3 text-sm">{carried(trip)}</p>}
      {trip.passenger_name && <p className="font-semibold">{trip.passenger_name}</p>}
      {!trip.passenger_name && !isOver && !trip.is_offer && <p className="text-ink-3 text-sm">{nameFrom(trip)}</p>}
      {trip.notes && <p className="whitespace-pre-line text-sm">{trip.notes}</p>}
      <p className="flex flex-wrap items-center gap-2 pt-0.5">
        <BadgeLine badges={tripBadges(trip, new Date())} />
        <span className="text-ink-3 text-xs">{trip.reference}</span>
        {trip.vehicles > 1 && <span className="font-semibold text-xs">{vehicleText(trip)}</span>}
      </p>
      {!isOver && !trip.is_offer && <TripActions trip={trip} />}
    </div>
  );
}

function TripActions({ trip }: { trip: DriverTrip }) {
  const isCarrying = stageOf(trip) === "carrying";
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <SiteLink to={`/driver/dashboard/trips/${trip.id}`} className={buttonClass({ variant: "outline", size: "sm" })}>
        Open trip
        <span className="sr-only">{trip.reference}</span>
      </SiteLink>
      <NavigateLink
        place={isCarrying ? trip.destination : trip.pickup_location}
        label={isCarrying ? "To drop-off" : "To pickup"}
        variant="outline"
        size="sm"
      />
      {trip.passenger_phone && (
        <CallLink
          number={trip.passenger_phone}
          name={trip.passenger_name ?? "the passenger"}
          variant="outline"
          size="sm"
        />
      )}
    </p>
  );
}
