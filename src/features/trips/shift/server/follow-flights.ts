import { dayOfFlight, type FlightNews, flightNumberIn, isFlightDue, isFlightOf } from "#domain/flight/flight.ts";
import { locate } from "#domain/geography/locate.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import { findTripsWithFlights, type TripWithFlight } from "./flight-views.ts";
import { noteFlight } from "./note-flight.ts";

/** A round ends before the next one is due, so that a worker is free for it. */
const patienceMs = 40_000;
const asksAtMost = 60;

/** Requests the flights of airport pickups, more often as they get closer, and saves what is new. */
export async function followFlights(outsideContext: OutsideContext): Promise<void> {
  const { db, now, log, outside } = outsideContext;
  const { askFlight } = outside;
  if (!askFlight) return;
  const until = Date.now() + patienceMs;
  const waiting = (await findTripsWithFlights(db, addHours(now, -6), addHours(now, 24))).filter((trip) =>
    isDue(trip, now),
  );
  const answers = new Map<string, readonly FlightNews[]>();
  for (const trip of waiting.slice(0, asksAtMost)) {
    if (Date.now() > until) return;
    const number = flightNumberIn(trip.flightNumber);
    if (!number) continue;
    const day = dayOfFlight(knownOf(trip), trip.pickupAt);
    const key = `${number} ${day}`;
    const answer = answers.get(key) ?? (await askFlight(number, day));
    if (!answer) {
      log.warn({ waiting: waiting.length }, "the flight status service cannot be reached");
      return;
    }
    answers.set(key, answer);
    const news = nearest(answer, trip.pickupAt) ?? unknownFlight;
    await outsideContext.change((ctx) => noteFlight(ctx, { tripId: trip.tripId, number, news, source: "service" }));
  }
}

/** Only a landing moves a pickup; for a departure the pickup was chosen at booking to fit it. */
function isDue(trip: TripWithFlight, now: Date): boolean {
  if (locate(trip.pickupLocation).place?.kind !== "airport" || !flightNumberIn(trip.flightNumber)) return false;
  const known = knownOf(trip);
  return isFlightDue(
    { pickup: trip.pickupAt, status: known?.status ?? null, checkedAt: known?.checkedAt ?? null },
    now,
  );
}

const knownOf = ({ known, flightNumber, pickupAt: start }: TripWithFlight) =>
  known && isFlightOf(known, { flightNumber, pickupAt: start }) ? known : null;

const unknownFlight: FlightNews = { status: "unknown", scheduledAt: null, expectedAt: null, terminal: "", gate: "" };

/** A flight number may land twice a day, or be shared by several legs. */
const nearest = (all: readonly FlightNews[], pickup: Date): FlightNews | undefined =>
  all.toSorted((a, b) => distance(a, pickup) - distance(b, pickup))[0];
const distance = ({ scheduledAt }: FlightNews, pickup: Date): number =>
  scheduledAt ? Math.abs(scheduledAt.getTime() - pickup.getTime()) : Number.MAX_SAFE_INTEGER;
