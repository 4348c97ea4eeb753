import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { assignments, tripNotes, vehicleHolds } from "#db/schema/trips.ts";
import type { TripRow } from "./store.ts";

const later = (range: unknown, minutes: number): SQL<string> => {
  const by = sql`make_interval(mins => ${minutes})`;
  return sql`tstzrange(lower(${range}) + ${by}, upper(${range}) + ${by})`;
};

/**
 * Moves everyone's time for this trip by so many minutes. An overridden assignment no longer blocks time, and
 * the vehicle’s reservation stays as it was: it cannot serve both.
 */
export async function shiftTimes(
  db: Database,
  trip: Pick<TripRow, "id" | "bookingId" | "leg" | "part">,
  minutes: number,
  overrideReason?: string,
): Promise<void> {
  await db
    .update(assignments)
    .set({
      busy: later(assignments.busy, minutes),
      version: sql`${assignments.version} + 1`,
      ...(overrideReason && { overridden: true, overrideReason }),
    })
    .where(
      and(eq(assignments.tripId, trip.id), inArray(assignments.state, ["proposed", "offered", "accepted", "active"])),
    );
  // A reservation is for all vehicles of the leg, and moves with the first.
  if (!overrideReason && trip.part === 1) await shiftReservation(db, trip, minutes);
}

/** The sale’s holds for the trip. */
export async function shiftReservation(
  db: Database,
  trip: Pick<TripRow, "bookingId" | "leg">,
  minutes: number,
): Promise<void> {
  await db
    .update(vehicleHolds)
    .set({ busy: later(vehicleHolds.busy, minutes) })
    .where(
      and(
        eq(vehicleHolds.bookingId, trip.bookingId),
        eq(vehicleHolds.leg, trip.leg),
        inArray(vehicleHolds.state, ["held", "reserved"]),
      ),
    );
}

export async function insertShiftNote(db: Database, note: typeof tripNotes.$inferInsert): Promise<void> {
  await db.insert(tripNotes).values(note);
}
