import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import type { BoardDay, BoardTrip, TripsChanged } from "./contract.ts";
import type { BoardWeek, WeekTrip } from "./week-contract.ts";

/**
 * A day's answer with what has changed since: a trip that moved to another day leaves, one that moved here comes. One that
 * runs late over midnight is here until it ends, as the server reads it.
 */
export function applyChanges(day: BoardDay, { trips, gone }: TripsChanged, now: Date): BoardDay {
  const replaced = new Set([...gone, ...trips.map(({ id }) => id)]);
  const isBegun = momentOf(localDate(day.date), localTime("00:00")) <= now;
  const here = trips.filter(
    (trip) => isWithin(trip, day.date, 1) || (isBegun && isOnRoad(trip) && startsBefore(trip, day.date)),
  );
  return { ...day, trips: [...day.trips.filter(({ id }) => !replaced.has(id)), ...here].toSorted(byNeed) };
}

/** The same for a week, by time alone. */
export function applyToWeek(week: BoardWeek, { trips, gone }: TripsChanged): BoardWeek {
  const replaced = new Set([...gone, ...trips.map(({ id }) => id)]);
  const here = trips.filter((trip) => isWithin(trip, week.date, 7)).map(inShort);
  const kept = week.trips.filter(({ id }) => !replaced.has(id));
  return { ...week, trips: [...kept, ...here].toSorted(byClock) };
}

const inShort = (trip: BoardTrip): WeekTrip => ({
  id: trip.id,
  reference: trip.reference,
  state: trip.state,
  pickup_at: trip.pickup_at,
  ends_at: trip.ends_at,
  pickup_location: trip.pickup_location,
  destination: trip.destination,
  passengers: trip.passengers,
  part: trip.part,
  vehicles: trip.vehicles,
  continues: trip.continues,
  passenger_name: trip.passenger_name,
  driver: trip.driver && { id: trip.driver.id, name: trip.driver.name },
  vehicle: trip.vehicle && { id: trip.vehicle.id, plate: trip.vehicle.plate, seats: trip.vehicle.seats },
  decided: trip.decided,
});

function isWithin({ pickup_at, ends_at }: BoardTrip, date: string, days: number): boolean {
  const from = momentOf(localDate(date), localTime("00:00"));
  const to = momentOf(addDays(localDate(date), days), localTime("00:00"));
  return new Date(pickup_at) < to && new Date(ends_at) > from;
}

/** Before the end of this day. */
const startsBefore = ({ pickup_at }: BoardTrip, date: string): boolean =>
  new Date(pickup_at) < momentOf(addDays(localDate(date), 1), localTime("00:00"));

/** Without a driver first, then by time, as the server sorts them. */
const byNeed = (a: BoardTrip, b: BoardTrip) => needOf(a) - needOf(b) || byClock(a, b);
const byClock = (a: WeekTrip, b: WeekTrip) => a.pickup_at.localeCompare(b.pickup_at) || a.id.localeCompare(b.id);

const needs: Readonly<Partial<Record<BoardTrip["state"], number>>> = { unassigned: 0, offered: 1 };
const needOf = ({ state }: BoardTrip) => needs[state] ?? 2;
