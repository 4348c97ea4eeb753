import { createHash } from "node:crypto";
import { wholeOf } from "#domain/demo/chance.ts";
import { type Course, courseEnd, courseOf, courseStart, type DemoPlace, placeOn } from "#domain/demo/course.ts";
import type { DriveBetween } from "#domain/geography/drive.ts";
import { placeIn } from "#domain/geography/find-place.ts";
import { type Place, places } from "#domain/geography/place.ts";
import { addHours } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { PlayedTrip } from "./demo-day-store.ts";
import type { PhoneLine } from "./phone-line.ts";

/** Older reports are no longer accepted. */
const oldestHours = 23;
/**
 * How often a vehicle reports its position, in milliseconds: moving, parked, and for the time before the demo started.
 */
const every = { moving: 10_000, standing: 60_000, before: 60_000 } as const;
/** The most that one call takes. */
const positionsAtMost = 500;
/** Destinations for a day out whose address names no place. */
const outings = [
  "Kirstenbosch National Botanical Garden",
  "Camps Bay",
  "Stellenbosch",
  "Groot Constantia",
  "Signal Hill",
];

type Played = {
  readonly trip: PlayedTrip;
  readonly key: string;
  readonly course: Course;
  readonly reported: Set<string>;
  /** When it last reported its position. */
  saidAt: number;
  /** Dispatch would not let it start, so it stays where it is. */
  isStuck: boolean;
};
type Tools = { readonly ask: PhoneLine; readonly driveBetween: DriveBetween };

/** Plays the demo’s drivers: what they press, and where their phones are. */
export class PlayedTrips {
  readonly #tools: Tools;
  #played = new Map<string, Played>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  /** Does everything that is due and returns the moment of the next event. */
  async play(trips: readonly PlayedTrip[], now: Date): Promise<number> {
    const played = new Map<string, Played>();
    for (const trip of trips.filter((one) => !isOver(one)))
      played.set(trip.id, await this.#courseFor(trip, trips, now));
    this.#played = played;
    const all = [...played.values()];
    for (const one of all) await this.#report(one, now);
    // Together, so that simultaneous positions are written at once.
    await Promise.all(all.map((one) => this.#sayWhere(one, now)));
    return Math.min(...all.flatMap((one) => nextOf(one, now)));
  }

  /** Trips on the road or with a pickup in the next minutes, late ones included. */
  busyBetween(from: Date, to: Date): number {
    return [...this.#played.values()].filter(
      ({ course, trip, isStuck }) =>
        !isStuck && courseEnd(course) > from && (courseStart(course) <= to || trip.pickupAt <= to),
    ).length;
  }

  async #courseFor(trip: PlayedTrip, all: readonly PlayedTrip[], now: Date): Promise<Played> {
    const key = [trip.driverId, trip.pickupAt.getTime(), trip.end.getTime(), trip.from, trip.to].join("|");
    const known = this.#played.get(trip.id);
    if (known?.key === key) return known;
    const { driveBetween } = this.#tools;
    const [pickup, goal] = [placeOf(trip.from), goalOf(trip)];
    const approach = await driveBetween(beforePickup(trip, all), pickup, trip.pickupAt);
    const drive = await driveBetween(pickup, goal, trip.pickupAt);
    const course = courseOf({ ...trip, startsAtAirport: pickup.kind === "airport" }, { approach, drive });
    const first = Math.max(courseStart(course).getTime(), addHours(now, -oldestHours).getTime());
    // Earlier reports stay valid after a change of the trip.
    const { reported = new Set<string>(), saidAt = first - 1 } = known ?? {};
    return { trip, key, course, reported, saidAt, isStuck: false };
  }

  async #report(played: Played, now: Date) {
    const { trip } = played;
    const due = played.course.reports.filter(
      ({ event, at }) => at <= now && at > addHours(now, -oldestHours) && !played.reported.has(event),
    );
    if (due.length === 0 || played.isStuck) return;
    const events = due.map(({ event, at }) => {
      const place = placeOn(played.course, at);
      return {
        key: keyOf(`${played.key} ${trip.id} ${event}`),
        trip_id: trip.id,
        event,
        occurred_at: at.toISOString(),
        place: place ? { latitude: place.latitude, longitude: place.longitude, accuracy_m: 8 } : null,
        battery_percent: batteryOf(trip.driverId, at),
      };
    });
    const answer = await this.#asDriver(trip, "send-trip-events", { sent_at: now.toISOString(), events });
    if (answer.status !== 200) return;
    for (const { event } of due) played.reported.add(event);
    const results = Array.isArray(answer.body.results) ? answer.body.results : [];
    played.isStuck = results.some(({ outcome }) => outcome === "refused" || outcome === "unknown");
  }

  async #sayWhere(played: Played, now: Date) {
    const { trip } = played;
    const positions = momentsSince(played, now)
      .slice(-positionsAtMost)
      .flatMap((at) => {
        const place = placeOn(played.course, at);
        if (!place) return [];
        const { latitude, longitude, kmh, heading } = place;
        const fix = { latitude, longitude, accuracy_m: 6, speed_kmh: kmh, heading };
        return [{ key: String(at.getTime()), at: at.toISOString(), ...fix, battery: batteryOf(trip.driverId, at) }];
      });
    if (positions.length === 0 || played.isStuck) return;
    const answer = await this.#asDriver(trip, "send-positions", { positions, sent_at: now.toISOString() });
    if (answer.status === 200) played.saidAt = now.getTime();
  }

  #asDriver({ userId }: PlayedTrip, call: string, body: object) {
    return this.#tools.ask({ userId, role: "driver" }, call, body);
  }
}

/** When this vehicle reports its position: now, and a minute apart for the time it missed since setting out. */
function momentsSince({ course, saidAt }: Played, now: Date): Date[] {
  const moments: Date[] = [];
  const until = Math.min(now.getTime(), courseEnd(course).getTime());
  const isBehind = until - saidAt > 2 * every.before;
  // Whole minutes, so that a restarted demo repeats the same reports and no more.
  if (isBehind) for (let at = after(saidAt, every.before); at < until; at += every.before) moments.push(new Date(at));
  const place = placeOn(course, now);
  if (place && after(saidAt, pauseAt(place)) <= now.getTime()) moments.push(now);
  return moments;
}

const pauseAt = ({ kmh }: DemoPlace): number => (kmh > 0 ? every.moving : every.standing);

/** All vehicles report at the same moments, so one round serves them all. */
const after = (moment: number, pause: number): number => (Math.floor(moment / pause) + 1) * pause;

function nextOf({ course, reported, isStuck }: Played, now: Date): number[] {
  if (isStuck) return [];
  const report = course.reports.find(({ event, at }) => at > now && !reported.has(event));
  const place = placeOn(course, now);
  return [...(report ? [report.at.getTime()] : []), ...(place ? [after(now.getTime(), pauseAt(place))] : [])];
}

/** The driver’s last drop-off, else home. */
function beforePickup(trip: PlayedTrip, all: readonly PlayedTrip[]): Place {
  const [before] = all
    .filter((one) => one.driverId === trip.driverId && one.end <= trip.pickupAt && one.id !== trip.id)
    .toSorted((a, b) => b.end.getTime() - a.end.getTime());
  return placeIn(before?.to ?? "") ?? placeOf(trip.homeArea);
}

const cityCentre = places.find(({ id }) => id === "cape-town-city-centre");

function placeOf(address: string): Place {
  const place = placeIn(address) ?? cityCentre;
  if (!place) throw new Error("There is no city to drive in.");
  return place;
}

/** “Stellenbosch and Franschhoek” starts in Stellenbosch. */
function goalOf({ id, to }: PlayedTrip): Place {
  const outing = outings[wholeOf(`${id} outing`, 0, outings.length - 1)] ?? "";
  return placeIn(to) ?? placeIn(to.split(" and ")[0] ?? "") ?? placeOf(outing);
}

/** It drains over the day and charges overnight. */
const batteryOf = (driverId: string, at: Date): number =>
  Math.max(15, wholeOf(driverId, 88, 100) - Math.round(((at.getTime() / 3_600_000 + 20) % 24) * 3));

/** The same key for the same words, so that repeats are recognised. */
function keyOf(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
