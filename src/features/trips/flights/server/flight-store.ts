import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripFlights } from "#db/schema/trips.ts";

export type FlightRow = typeof tripFlights.$inferSelect;

/** The newest that is known of a trip's flight. */
export async function saveFlight(db: Database, flight: Omit<FlightRow, "version">): Promise<void> {
  const { tripId: _tripId, ...facts } = flight;
  await db
    .insert(tripFlights)
    .values(flight)
    .onConflictDoUpdate({ target: tripFlights.tripId, set: { ...facts, version: sql`${tripFlights.version} + 1` } });
}
