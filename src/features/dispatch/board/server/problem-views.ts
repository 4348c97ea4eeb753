import type { ReadDb } from "#db/connect.ts";
import { findWatchedTrips } from "#db/watched-trips.ts";
import { addHours } from "#domain/time/local-time.ts";

const hoursBack = 24;
const hoursAhead = 48;

export const findTripsToWatch = (db: ReadDb, now: Date) =>
  findWatchedTrips(db, { from: addHours(now, -hoursBack), to: addHours(now, hoursAhead) });
