import { alongLine, lineKm } from "../geography/along-line.ts";
import type { Drive, LinePoint } from "../geography/drive.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripEvent } from "../trip/trip-events.ts";
import { chanceOf, wholeOf } from "./chance.ts";

/** A demo trip, as far as playing it needs. */
export type DemoTrip = {
  readonly id: string;
  readonly pickupAt: Date;
  readonly end: Date;
  /** No one sets out before they have the trip. */
  readonly assignedAt: Date;
  readonly startsAtAirport: boolean;
};

type Way = Pick<Drive, "minutes" | "line">;
/** To the pickup from wherever the driver was, and on to the destination. */
export type DemoWays = { readonly approach: Way; readonly drive: Way };

/** The schedule, and where the vehicle is at each moment. */
export type Course = {
  readonly reports: readonly { readonly event: TripEvent; readonly at: Date }[];
  /** One after another; a parked vehicle’s line has one point. */
  readonly stretches: readonly { readonly from: Date; readonly to: Date; readonly line: readonly LinePoint[] }[];
};

/** Departure may be reported three hours before the pickup. */
const earliestMinutes = 170;
/** At the drop-off, before the driver moves on. */
const lingerMinutes = 5;
/** With a shorter stay than this, it is a plain transfer. */
const shortestStayMinutes = 60;

/**
 * How a demo trip goes: most drivers are slightly early, some slightly late, a few so late that dispatch must act.
 * Everything follows from the trip’s id, so every instance and every restart plays the same.
 */
export function courseOf(trip: DemoTrip, { approach, drive }: DemoWays): Course {
  const left = addMinutes(trip.pickupAt, lateness(trip.id) - approach.minutes);
  const departs = latest(left, addMinutes(trip.pickupAt, -earliestMinutes), trip.assignedAt);
  const arrives = addMinutes(departs, approach.minutes);
  const meets = addMinutes(latest(arrives, trip.pickupAt), waiting(trip));
  const lost = trip.startsAtAirport && chanceOf(`${trip.id} lost`) < 0.15;
  const before = [
    { event: "depart" as const, at: departs },
    { event: "arrive" as const, at: arrives },
    ...(lost ? [{ event: "cant_find" as const, at: addMinutes(meets, -4) }] : []),
    { event: "met" as const, at: meets },
  ];
  const pickup = drive.line.slice(0, 1);
  const there = [
    { from: departs, to: arrives, line: approach.line },
    { from: arrives, to: meets, line: pickup },
  ];
  const rest = drive.minutes * 2 + shortestStayMinutes < minutesBetween(trip.pickupAt, trip.end) ? stay : transfer;
  const { reports, stretches } = rest(trip, meets, drive);
  return { reports: [...before, ...reports], stretches: [...there, ...stretches] };
}

/** Minutes after the planned pickup at which the driver arrives. */
function lateness(id: string): number {
  const luck = chanceOf(`${id} late`);
  if (luck < 0.72) return -wholeOf(`${id} early`, 3, 12);
  return luck < 0.92 ? wholeOf(`${id} some`, 2, 11) : wholeOf(`${id} much`, 18, 30);
}

const waiting = ({ id, startsAtAirport }: DemoTrip): number =>
  startsAtAirport ? wholeOf(`${id} bags`, 8, 25) : wholeOf(`${id} door`, 1, 6);

function transfer({ id }: DemoTrip, meets: Date, { minutes, line }: Way): Course {
  const arrives = addMinutes(meets, minutes * (0.95 + 0.2 * chanceOf(`${id} road`)));
  return {
    reports: [{ event: "dropoff", at: arrives }],
    stretches: [
      { from: meets, to: arrives, line },
      { from: arrives, to: addMinutes(arrives, lingerMinutes), line: line.slice(-1) },
    ],
  };
}

/** There, a stop for the rest of the day, and back to the start. */
function stay({ id, end }: DemoTrip, meets: Date, { minutes, line }: Way): Course {
  const stops = addMinutes(meets, minutes);
  const ends = addMinutes(end, wholeOf(`${id} home`, -8, 12));
  const resumes = latest(stops, addMinutes(ends, -minutes));
  const home = addMinutes(resumes, minutes);
  return {
    reports: [
      { event: "stop", at: stops },
      { event: "resume", at: resumes },
      { event: "dropoff", at: home },
    ],
    stretches: [
      { from: meets, to: stops, line },
      { from: stops, to: resumes, line: line.slice(-1) },
      { from: resumes, to: home, line: line.toReversed() },
      { from: home, to: addMinutes(home, lingerMinutes), line: line.slice(0, 1) },
    ],
  };
}

export type DemoPlace = {
  readonly latitude: number;
  readonly longitude: number;
  readonly kmh: number;
  readonly heading: number | null;
};

/** Where the vehicle is at a moment; undefined before it sets out and after it has finished. */
export function placeOn({ stretches }: Course, at: Date): DemoPlace | undefined {
  const stretch = stretches.find(({ from, to }) => from <= at && at < to);
  if (!stretch) return undefined;
  const whole = stretch.to.getTime() - stretch.from.getTime();
  const place = alongLine(stretch.line, (at.getTime() - stretch.from.getTime()) / whole);
  if (!place) return undefined;
  const [longitude, latitude] = place.point;
  const kmh = Math.min(120, Math.round(lineKm(stretch.line) / (whole / 3_600_000)));
  return { latitude, longitude, kmh, heading: kmh > 0 ? place.heading : null };
}

export const courseStart = ({ stretches }: Course): Date => stretches[0]?.from ?? new Date(Number.NaN);
export const courseEnd = ({ stretches }: Course): Date => stretches.at(-1)?.to ?? new Date(Number.NaN);

const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map((one) => one.getTime())));
const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 60_000;
