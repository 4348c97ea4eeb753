import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { tripFlights } from "#db/schema/trips.ts";

export type FlightRow = typeof tripFlights.$inferSelect;

/** Saves the latest status of a trip's flight. */
export async function saveFlight(db: Database, flight: Omit<FlightRow, "version">): Promise<void> {
  const { tripId: _tripId, ...facts } = flight;
  await db
    .insert(tripFlights)
    .values(flight)
    .onConflictDoUpdate({ target: tripFlights.tripId, set: { ...facts, version: sql`${tripFlights.version} + 1` } });
}

/** A leg in several vehicles stores it with the first trip, so it moves when another becomes first. */
export async function moveFlight(db: Database, from: string, to: string): Promise<void> {
  await db.update(tripFlights).set({ tripId: to }).where(eq(tripFlights.tripId, from));
}

export async function deleteFlight(db: Database, tripId: string): Promise<void> {
  await db.delete(tripFlights).where(eq(tripFlights.tripId, tripId));
}

/** The pickup has been moved to fit this landing. */
export async function planFor(db: Database, tripId: string, plannedFor: Date): Promise<void> {
  await db.update(tripFlights).set({ plannedFor }).where(eq(tripFlights.tripId, tripId));
}
