import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { BoardDay, BoardTrip, TripsChanged } from "./contract.ts";

/** A day's answer with what has changed since: a trip that moved to another day leaves, one that moved here comes. */
export function applyChanges(day: BoardDay, { trips, gone }: TripsChanged): BoardDay {
  const replaced = new Set([...gone, ...trips.map(({ id }) => id)]);
  const here = trips.filter((trip) => isOnDay(trip, day.date));
  return { ...day, trips: [...day.trips.filter(({ id }) => !replaced.has(id)), ...here].toSorted(byNeed) };
}

function isOnDay({ starts_at, ends_at }: BoardTrip, date: string): boolean {
  const from = momentOf(localDate(date), localTime("00:00"));
  const to = momentOf(addDays(localDate(date), 1), localTime("00:00"));
  return new Date(starts_at) < to && new Date(ends_at) > from;
}

/** Without a driver first, then by the clock, as the server sorts them. */
const byNeed = (a: BoardTrip, b: BoardTrip) =>
  needOf(a) - needOf(b) || a.starts_at.localeCompare(b.starts_at) || a.id.localeCompare(b.id);

const needs: Readonly<Partial<Record<BoardTrip["state"], number>>> = { unassigned: 0, offered: 1 };
const needOf = ({ state }: BoardTrip) => needs[state] ?? 2;
