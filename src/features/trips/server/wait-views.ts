import { and, eq, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { tripWaits } from "#db/schema/trips.ts";
import { findWait as readWaitOf } from "#db/wait-views.ts";

/** The waiting charge of a trip, and since when it counts. */
export const findWait = (db: ReadDb, tripId: string) => readWaitOf(db, tripId);

/** A trip’s waiting charge; undefined if they met within the free minutes. */
export async function findCharge(db: ReadDb, tripId: string) {
  const [row] = await db.select().from(tripWaits).where(eq(tripWaits.tripId, tripId));
  return row;
}

/** The waiting charges of a booking, by trip. */
export async function findChargedWaits(db: ReadDb, bookingId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ tripId: tripWaits.tripId, cents: sql<number>`${tripWaits.steps} * ${tripWaits.stepCents}` })
    .from(tripWaits)
    .where(and(eq(tripWaits.bookingId, bookingId), eq(tripWaits.state, "charged")));
  return new Map(rows.map(({ tripId, cents }) => [tripId, cents]));
}
