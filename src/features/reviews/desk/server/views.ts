import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { hasOpenDispute, isLowRating, ratingNeedsUs } from "#db/rating-needs.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { RatingView } from "../contract.ts";

const conditions: Readonly<Record<RatingView, SQL | undefined>> = {
  todo: ratingNeedsUs,
  disputed: hasOpenDispute,
  low: isLowRating,
  all: undefined,
};

type Input = { view: RatingView; ratingId: string | undefined; after: string | null | undefined; size: number };

/** Submitted ratings, latest first. */
export async function findRatingPage(db: ReadDb, { view, ratingId, after, size }: Input) {
  const key = timeKey.read(after);
  const rows = await db
    .select({
      rating: ratings,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      serviceType: bookings.serviceType,
      offer: bookings.offer,
      serviceName: bookings.serviceName,
      tourName: bookings.tourName,
      tourHours: bookings.tourHours,
      pickupAt: trips.pickupAt,
      driverFirstName: drivers.firstName,
      driverLastName: drivers.lastName,
    })
    .from(ratings)
    .innerJoin(trips, eq(trips.id, ratings.tripId))
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .leftJoin(drivers, eq(drivers.id, ratings.driverId))
    .where(
      and(
        isNotNull(ratings.givenAt),
        ratingId ? eq(ratings.id, ratingId) : conditions[view],
        key && sql`(${ratings.givenAt}, ${ratings.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`,
      ),
    )
    .orderBy(desc(ratings.givenAt), desc(ratings.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ rating }) => timeKey.write({ at: rating.givenAt ?? rating.askedAt, id: rating.id }));
}
export type RatingRecord = Awaited<ReturnType<typeof findRatingPage>>["rows"][number];

/** How many are waiting for our team. */
export async function countWaiting(db: ReadDb): Promise<{ todo: number; disputed: number }> {
  const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({ todo: counted(conditions.todo), disputed: counted(conditions.disputed) })
    .from(ratings)
    .where(isNotNull(ratings.givenAt));
  return row ?? { todo: 0, disputed: 0 };
}

/** The author of a rating, with contact details. */
export async function findRater(db: ReadDb, ratingId: string) {
  const [row] = await db
    .select({
      email: bookings.email,
      firstName: bookings.firstName,
      reference: bookings.reference,
      rejectReason: ratings.rejectReason,
    })
    .from(ratings)
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .where(eq(ratings.id, ratingId));
  return row;
}

/** A disputed rating and its driver. */
export async function findDispute(db: ReadDb, ratingId: string) {
  const [row] = await db
    .select({
      state: ratings.disputeState,
      answer: ratings.disputeAnswer,
      reference: bookings.reference,
      firstName: drivers.firstName,
      email: drivers.email,
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
    .innerJoin(drivers, eq(drivers.id, ratings.driverId))
    .where(and(eq(ratings.id, ratingId), isNotNull(ratings.disputeState)));
  return row;
}

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
