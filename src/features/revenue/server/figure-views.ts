import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { quotes } from "#db/schema/quotes.ts";
import { figureEntries } from "#db/schema/revenue.ts";
import { vehicleShifts } from "#db/schema/shifts.ts";
import { assignments, trips } from "#db/schema/trips.ts";

export async function findQuoteIds(db: ReadDb, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: quotes.id })
    .from(quotes)
    .where(inArray(quotes.bookingId, [...bookingIds]));
  return rows.map(({ id }) => id);
}

/** Later bookings by the same customers that are already counted. */
export async function findLaterBookings(db: ReadDb, ids: readonly string[]): Promise<string[]> {
  const later = alias(bookings, "later");
  const rows = await db
    .selectDistinct({ id: later.id })
    .from(bookings)
    .innerJoin(
      later,
      sql`lower(${later.email}) = lower(${bookings.email}) and (${later.createdAt}, ${later.id}) > (${bookings.createdAt}, ${bookings.id})`,
    )
    .innerJoin(figureEntries, and(eq(figureEntries.measure, "customer"), eq(figureEntries.id, later.id)))
    .where(inArray(bookings.id, [...ids]));
  return rows.map(({ id }) => id).filter((id) => !ids.includes(id));
}

export async function findQuoteOf(db: ReadDb, quoteId: string) {
  const [row] = await db
    .select({ number: quotes.number, bookingId: quotes.bookingId })
    .from(quotes)
    .where(eq(quotes.id, quoteId));
  return row;
}

/** The counted shifts in which a booking’s trips were driven. */
export async function findShiftsOf(db: ReadDb, bookingId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: vehicleShifts.id })
    .from(trips)
    .innerJoin(assignments, and(eq(assignments.tripId, trips.id), eq(assignments.state, "fulfilled")))
    .innerJoin(
      vehicleShifts,
      and(
        eq(vehicleShifts.driverId, assignments.driverId),
        eq(vehicleShifts.state, "confirmed"),
        sql`${trips.plannedEnd} > ${vehicleShifts.startedAt} and ${trips.pickupAt} < ${vehicleShifts.endedAt}`,
      ),
    )
    .where(eq(trips.bookingId, bookingId));
  return rows.map(({ id }) => id);
}
