import { MapPinned } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { childSeatsValue } from "#domain/booking/child-seats.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { extrasText } from "#domain/extra/extra.ts";
import { flightNewsText } from "#domain/flight/flight-labels.ts";
import { sentTermsText, termsPath, termsText } from "#domain/legal/accepted-terms.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import type { SelfBooking } from "../contract.ts";
import type { BookingDetail } from "../own-contract.ts";
import { DriverCard } from "./driver-card.tsx";
import { placeOf } from "./messages.ts";

type Fact = readonly [label: string, value: ReactNode];

/** A booking’s facts. Route and price are shown beside them. */
export function BookingFacts({ booking }: { booking: SelfBooking }) {
  return (
    <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 sm:grid-cols-[7.5rem_1fr] gap-y-2.5 text-[0.9375rem]">
      {factsOf(booking).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(booking: SelfBooking): Fact[] {
  const { return_at, extra_stops, bags, child_seats, flight_number, return_flight_number } = booking;
  const isLong = booking.days > 1;
  const input: (Fact | false)[] = [
    booking.option_title !== "" && ["Option", booking.option_title],
    isLong
      ? ["Dates", datesText(new Date(booking.pickup_at), booking.days)]
      : ["Pickup", formatFullDateTime(booking.pickup_at)],
    return_at !== null && !isLong && ["Return trip", formatFullDateTime(return_at)],
    extra_stops.length > 0 && ["Stops", extra_stops.join("; ")],
    flight_number !== "" && ["Flight", flight_number],
    return_at !== null && return_flight_number !== "" && ["Return flight", return_flight_number],
    ["Passengers", booking.passengers],
    bags > 0 && ["Bags", bags],
    child_seats > 0 && ["Child seats", childSeatsValue(child_seats, booking.child_seat_sizes)],
    booking.extras.length > 0 && ["Extras", extrasText(booking.extras)],
    ["Vehicle", booking.vehicle_kind ?? "We’ll suggest it with your price"],
    ["Booked for", booking.passenger_name],
    ["Phone", spacedPhone(booking.contact_phone)],
    ["Email", booking.contact_email],
    ...plainFacts.linesOfWire(booking),
    booking.terms !== null && ["Terms", <AgreedTerms key="terms" {...booking.terms} />],
  ];
  return input.filter((fact) => fact !== false);
}

function AgreedTerms({ version, agreed_at, accepted_at }: NonNullable<BookingDetail["terms"]>) {
  const link = <NewTabLink to={termsPath(version, new Date(agreed_at))}>{termsText(version)}</NewTabLink>;
  if (accepted_at === null)
    return (
      <>
        {link}, {sentTermsText}
      </>
    );
  return (
    <>
      Accepted {formatFullDateTime(accepted_at)}: {link}
    </>
  );
}

/** For a single drive these say no more than the booking does. */
const hiddenStates: readonly TripState[] = [
  "planned",
  "unassigned",
  "offered",
  "cancelled",
  "completed",
  "completed_unverified",
];

/** A booking’s drives, with the driver’s name once it may be shown. */
export function BookingTrips({ trips }: { trips: BookingDetail["trips"] }) {
  if (trips.length < 2 && trips.every(({ driver, state }) => driver === null && hiddenStates.includes(state)))
    return null;
  return (
    <ul aria-label="Trips" className="grid gap-2.5">
      {trips.map(
        ({
          leg,
          pin,
          wait,
          state,
          pickup_at,
          pickup_location,
          destination,
          vehicles,
          driver,
          guides,
          other_drivers: others,
          live_page: live,
          flight,
        }) => (
          <li key={leg} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3 text-[0.9375rem]">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold">{formatFullDateTime(pickup_at)}</span>
              <Badge tone={state === "cancelled" ? "bad" : "neutral"}>{tripLabels[state].customer}</Badge>
            </p>
            <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
              {placeOf(pickup_location)} to {placeOf(destination)}
              {vehicles > 1 && `, in ${vehicles} vehicles`}
            </p>
            {flight && (
              <p className="text-sm">
                Flight {flight.number}: {flightNewsText({ ...flight, gate: "" })}
              </p>
            )}
            {live && (
              <a href={live} className={buttonClass({ size: "sm", className: "mt-1 justify-self-start" })}>
                <MapPinned aria-hidden="true" />
                Follow this trip live
              </a>
            )}
            {driver && <DriverCard driver={driver} vehicles={vehicles} />}
            {others.map((other) => (
              <DriverCard key={other.plate} driver={other} vehicles={vehicles} />
            ))}
            {guides.length > 0 && (
              <p className="text-sm">
                {guides.length === 1 ? "Your guide" : "Your guides"}: <b>{guides.join(", ")}</b>
              </p>
            )}
            {pin && (
              <p className="text-ink-2 text-sm">
                Your driver waits {wait.free_minutes} minutes for you free of charge. Each further 15 minutes cost{" "}
                {formatRand(wait.step_cents)}.
              </p>
            )}
            {pin && (
              <p className="border-line border-t pt-2 text-sm">
                Your PIN is <strong className="font-display text-lg tabular-nums tracking-wider">{pin}</strong>. Give it
                to your driver when you meet, so you both know you have the right person.
              </p>
            )}
            {driver && vehicles > others.length + 1 && (
              <p className="border-line border-t pt-2 text-ink-2 text-sm">
                We’ll email you as soon as every vehicle has a driver.
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
