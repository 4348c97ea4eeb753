import { CarFront, CircleDot, Clock, Flag, Luggage, MapPin, Plane, StickyNote, Users } from "lucide-react";
import type { ReactNode } from "react";
import { BadgeLine } from "#design/badge-line.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { CallLink, NavigateLink } from "#design/trip-links.tsx";
import { flightNewsText } from "#domain/flight/flight-labels.ts";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { hoursBetween } from "#domain/time/local-time.ts";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { stageOf } from "#domain/trip/trip-stage.ts";
import { loadText, passengersText, spanText, tripLine } from "#domain/trip/trip-texts.ts";
import type { DriverTrip } from "../contract.ts";
import { daysOfShown } from "./trip-row.tsx";
import { nameFrom, phoneFrom } from "./trip-stage.tsx";

type NextTripCardProps = {
  trip: DriverTrip;
  now: Date;
  /** Replaces the buttons for directions and for contacting the passenger. */
  tools?: ReactNode;
  /** Buttons to report progress. */
  children?: ReactNode;
};

const titles = { ahead: "Next trip", going: "Your trip now", carrying: "Your trip now", over: "Past trip" } as const;

/** The driver’s current or next step, readable at arm’s length. */
export function NextTripCard({ trip, now, tools, children }: NextTripCardProps) {
  const stage = stageOf(trip);
  const days = daysOfShown(trip).length;
  return (
    <section
      aria-labelledby="next-trip"
      className="relative isolate overflow-hidden rounded-xl bg-atlantic p-5 text-on-dark shadow-2 sm:p-7"
    >
      <MountainAtDusk />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="next-trip" className="font-bold font-text text-on-dark-2 text-sm">
          {trip.continues && stage !== "over" ? "Relief trip" : titles[stage]}
        </h2>
        <BadgeLine badges={tripBadges(trip)} />
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <time dateTime={trip.pickup_at} className="font-display font-extrabold text-[3.25rem] leading-none">
          {formatTime(trip.pickup_at)}
        </time>
        <span className="font-semibold text-lead text-sun">{whenText(trip, now)}</span>
      </p>
      <p className="mt-1 text-on-dark-2">
        {formatDay(trip.pickup_at)}
        {days > 1 && ` to ${formatDay(trip.ends_at)}, ${daysText(days)}`} · {tripLine(trip)}
      </p>
      <Way trip={trip} />
      <Facts trip={trip} />
      {tools ?? <UsualTools trip={trip} now={now} />}
      {children}
    </section>
  );
}

const UsualTools = ({ trip, now }: { trip: DriverTrip; now: Date }) => (
  <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
    <NavigateLink {...headingOf(trip)} variant="paper" size="lg" wide />
    <CallPassenger trip={trip} now={now} />
  </div>
);

/** The driver’s next destination. */
export const headingOf = (trip: DriverTrip) =>
  stageOf(trip) === "carrying"
    ? { place: trip.destination, label: "Navigate to drop-off" }
    : { place: trip.pickup_location, label: trip.continues ? "Navigate to passengers" : "Navigate to pickup" };

function whenText(trip: DriverTrip, now: Date): string {
  if (stageOf(trip) === "over") return "";
  const minutes = hoursBetween(now, new Date(trip.pickup_at)) * 60;
  const left = hoursBetween(now, new Date(trip.ends_at)) * 60;
  if (stageOf(trip) === "carrying") return left > 0 ? `${spanText(left)} to the planned end` : "past its planned end";
  if (minutes >= 1) return `in ${spanText(minutes)}`;
  return minutes > -1 ? "now" : `${spanText(-minutes)} past the pickup time`;
}

function Way({ trip }: { trip: DriverTrip }) {
  return (
    <ol className="mt-5 grid gap-3">
      <Stop
        icon={<CircleDot />}
        label={trip.continues ? "Passengers wait here" : "Pickup"}
        place={trip.pickup_location}
      />
      {trip.stops.length > 0 && (
        <Stop icon={<Flag />} label={trip.stops.length === 1 ? "Stop" : "Stops"} place={trip.stops.join("; ")} />
      )}
      <Stop icon={<MapPin />} label="Drop-off" place={trip.destination} />
    </ol>
  );
}

function Stop({ icon, label, place }: { icon: ReactNode; label: string; place: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-3">
      <span aria-hidden="true" className="mt-1 text-sun [&>svg]:size-5">
        {icon}
      </span>
      <span className="leading-snug">
        <span className="block text-on-dark-2 text-xs">{label}</span>
        <span className="block font-semibold text-lead">{place}</span>
      </span>
    </li>
  );
}

function Facts({ trip }: { trip: DriverTrip }) {
  const who = trip.passenger_name ? `${trip.passenger_name}, ` : "";
  return (
    <ul className="mt-5 grid gap-2 border-on-dark/15 border-t pt-4 text-[0.9375rem] [&_svg]:size-[18px] [&_svg]:text-on-dark-2">
      <Fact icon={<Users />}>{`${who}${passengersText(trip.passengers)}`}</Fact>
      {loadText(trip) !== "" && <Fact icon={<Luggage />}>{loadText(trip)}</Fact>}
      <Fact icon={<CarFront />}>
        {trip.vehicle.name}, <span className="whitespace-nowrap font-semibold">{trip.vehicle.plate}</span>
      </Fact>
      {trip.flight && (
        <Fact icon={<Plane />}>
          Flight {trip.flight}
          {trip.flight_news && <span className="block">{flightNewsText(trip.flight_news)}</span>}
        </Fact>
      )}
      {trip.late && (
        <Fact icon={<Clock />}>
          <span className="font-semibold text-sun">Passenger about {trip.late.minutes} minutes late</span>
          <span className="block">Message sent at {formatTime(trip.late.reported_at)}. Please wait at the pickup.</span>
        </Fact>
      )}
      {trip.notes && <Fact icon={<StickyNote />}>{trip.notes}</Fact>}
    </ul>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="grid grid-cols-[1.5rem_1fr] gap-3">
    <span aria-hidden="true" className="mt-0.5">
      {icon}
    </span>
    <span className="whitespace-pre-line">{children}</span>
  </li>
);

/** Why the number is not shown yet, or no longer. */
export const noPhoneText = (trip: DriverTrip, now: Date): string =>
  trip.passenger_name ? phoneFrom(trip, now) : nameFrom(trip);

function CallPassenger({ trip, now }: { trip: DriverTrip; now: Date }) {
  if (trip.passenger_phone) {
    return (
      <CallLink
        number={trip.passenger_phone}
        name={trip.passenger_name ?? "the passenger"}
        label="Call passenger"
        variant="ghost"
        size="lg"
        wide
      />
    );
  }
  return (
    <p className="grid min-h-14 place-items-center rounded-pill px-5 text-center text-on-dark-2 text-sm inset-ring inset-ring-on-dark/20">
      {noPhoneText(trip, now)}
    </p>
  );
}

/** Purely decorative: the mountain in front of a low sun. */
const MountainAtDusk = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 260 130"
    className="-z-10 absolute top-6 right-0 w-72 [mask-image:linear-gradient(black_35%,transparent)]"
  >
    <circle cx="176" cy="56" r="42" className="fill-sun/20" />
    <path className="fill-bay/70" d="M40 130L82 76L98 88L118 54H214L230 84L246 74L260 88V130z" />
  </svg>
);
