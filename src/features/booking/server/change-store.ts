import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { bookingChanges } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";

export type ChangeRow = typeof bookingChanges.$inferSelect;
type TripRow = typeof trips.$inferInsert;

export async function insertChange(db: Database, change: typeof bookingChanges.$inferInsert): Promise<void> {
  await db.insert(bookingChanges).values(change);
}

type Decision = Pick<ChangeRow, "state" | "answer" | "decidedBy" | "decidedAt"> & {
  readonly differenceCents?: number;
};

/** Only what still waits can be answered. False: somebody was faster. */
export async function decideChangeRow(db: Database, id: string, decision: Decision): Promise<boolean> {
  const decided = await db
    .update(bookingChanges)
    .set(decision)
    .where(and(eq(bookingChanges.id, id), eq(bookingChanges.state, "proposed")))
    .returning({ id: bookingChanges.id });
  return decided.length > 0;
}

export type TripChanges = Partial<Omit<TripRow, "id" | "bookingId" | "leg" | "state" | "version" | "createdAt">>;

export async function updateTrip(db: Database, bookingId: string, leg: number, changes: TripChanges): Promise<void> {
  await db
    .update(trips)
    .set({ ...changes, version: sql`${trips.version} + 1` })
    .where(and(eq(trips.bookingId, bookingId), eq(trips.leg, leg)));
}

/** Of these legs, those that were cancelled are driven after all. */
export async function reopenTrips(
  db: Database,
  bookingId: string,
  { legs, state }: { legs: readonly number[]; state: TripRow["state"] },
): Promise<void> {
  await db
    .update(trips)
    .set({ state, cancelledAt: null, cancelReason: null })
    .where(and(eq(trips.bookingId, bookingId), inArray(trips.leg, [...legs]), eq(trips.state, "cancelled")));
}

export async function insertTrip(db: Database, trip: TripRow): Promise<void> {
  await db.insert(trips).values(trip);
}
