import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

/** The driver with this account. */
export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}

/** Ratings of one driver, latest first. */
export async function findRatingsOf(db: ReadDb, driverId: string, after: string | null | undefined, size: number) {
  const key = timeKey.read(after);
  const rows = await db
    .select({
      rating: ratings,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      pickupAt: trips.pickupAt,
    })
    .from(ratings)
    .innerJoin(trips, eq(trips.id, ratings.tripId))
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .where(
      and(
        eq(ratings.driverId, driverId),
        isNotNull(ratings.givenAt),
        key && sql`(${ratings.givenAt}, ${ratings.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(ratings.givenAt), desc(ratings.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ rating }) => timeKey.write({ at: rating.givenAt ?? rating.askedAt, id: rating.id }));
}

export async function findReference(db: ReadDb, bookingId: string): Promise<string> {
  const [booking] = await db.select({ reference: bookings.reference }).from(bookings).where(eq(bookings.id, bookingId));
  return booking?.reference ?? "";
}
