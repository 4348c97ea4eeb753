import type { ReadDb } from "#db/connect.ts";
import { findWatchedTrips } from "#db/dispatch/watched-trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { watchedHours } from "#domain/trip/next-alarm.ts";

export const findTripsToWatch = (db: ReadDb, now: Date) =>
  findWatchedTrips(db, { from: addHours(now, -watchedHours.after), to: addHours(now, watchedHours.before), by: now });
