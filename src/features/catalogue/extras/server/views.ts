import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingExtras, bookings } from "#db/schema/booking.ts";
import { extras, extraVersions } from "#db/schema/catalogue.ts";

export const findExtras = (db: ReadDb) => db.select().from(extras).orderBy(asc(extras.position), asc(extras.id));

/** How many bookings that are still to be driven have each. */
export async function countOpenBookings(db: ReadDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: bookingExtras.extraId, count: sql<number>`count(*)::int` })
    .from(bookingExtras)
    .innerJoin(bookings, eq(bookings.id, bookingExtras.bookingId))
    .where(inArray(bookings.state, ["draft", "requested", "quoted", "awaiting_payment", "confirmed", "in_progress"]))
    .groupBy(bookingExtras.extraId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export const findVersions = (db: ReadDb, id: string) =>
  db
    .select({
      version: extraVersions.version,
      content: extraVersions.content,
      savedAt: extraVersions.savedAt,
      savedBy: users.name,
    })
    .from(extraVersions)
    .leftJoin(users, eq(users.id, extraVersions.savedBy))
    .where(eq(extraVersions.extraId, id))
    .orderBy(desc(extraVersions.version));
