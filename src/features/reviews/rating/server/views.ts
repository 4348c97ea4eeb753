import { and, eq, inArray, lte, ne, not, notExists, notLike, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { hasOpenMatter } from "#db/open-matters.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { ratingOptOuts, ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** Our team’s settings. */
export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

const atMost = 200;

/** A trip may end long after its plan, or be verified days later, so the plan only narrows the search. */
const longestHours = 14 * 24;

const completedAt = subquery<Date | null>`(select max(m.created_at) from trip_moves m where m.trip_id = ${trips.id} and m.to_state = 'completed')`;
const others = alias(trips, "others");
const ofSameDrive = and(
  eq(others.bookingId, trips.bookingId),
  eq(others.leg, trips.leg),
  ne(others.state, "cancelled"),
);
/** For a single vehicle: its driver. */
const onlyDriver = subquery<string | null>`(
  select case when count(distinct p.id) = 1 then (array_agg(a.driver_id))[1] end
  from trips p left join assignments a on a.trip_id = p.id and a.state = 'fulfilled'
  where p.booking_id = ${trips.bookingId} and p.leg = ${trips.leg} and p.state <> 'cancelled')`;

const isStopped = (db: ReadDb) =>
  db
    .select({ email: ratingOptOuts.email })
    .from(ratingOptOuts)
    .where(sql`${ratingOptOuts.email} = lower(${bookings.email})`);

const mayBeRated = (db: ReadDb) =>
  and(
    ne(bookings.email, ""),
    notLike(bookings.email, "%.invalid"),
    eq(bookings.isTest, false),
    notExists(isStopped(db)),
  );

/** Trips completed within a period, in all vehicles, without a request so far. */
export const findTripsToRate = (db: ReadDb, ended: { after: Date; until: Date }) =>
  db
    .select({ tripId: trips.id, bookingId: trips.bookingId, driverId: onlyDriver })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        eq(trips.state, "completed"),
        eq(trips.part, 1),
        sql`${trips.pickupAt} > ${ended.after.toISOString()}::timestamptz - make_interval(hours => ${longestHours})`,
        lte(trips.pickupAt, ended.until),
        sql`${completedAt} > ${ended.after.toISOString()}::timestamptz`,
        sql`${completedAt} <= ${ended.until.toISOString()}::timestamptz`,
        mayBeRated(db),
        not(hasOpenMatter(bookings.personId)),
        notExists(db.select({ id: ratings.id }).from(ratings).where(eq(ratings.tripId, trips.id))),
        notExists(
          db
            .select({ id: others.id })
            .from(others)
            .where(and(ofSameDrive, ne(others.state, "completed"))),
        ),
      ),
    )
    .orderBy(trips.pickupAt, trips.id)
    .limit(atMost);

const shown = {
  id: ratings.id,
  state: ratings.state,
  askedAt: ratings.askedAt,
  bookingId: ratings.bookingId,
  reference: bookings.reference,
  email: bookings.email,
  firstName: bookings.firstName,
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  serviceName: bookings.serviceName,
  tourName: bookings.tourName,
  tourHours: bookings.tourHours,
  pickupAt: trips.pickupAt,
  from: trips.pickupLocation,
  to: trips.destination,
  driver: drivers.firstName,
};

const requests = (db: ReadDb) =>
  db
    .select(shown)
    .from(ratings)
    .innerJoin(trips, eq(trips.id, ratings.tripId))
    .innerJoin(bookings, eq(bookings.id, ratings.bookingId))
    .leftJoin(drivers, eq(drivers.id, ratings.driverId));

export async function findRequest(db: ReadDb, id: string) {
  const [row] = await requests(db).where(eq(ratings.id, id));
  return row;
}
export type RatingRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const findRequestsOfBooking = (db: ReadDb, bookingId: string) =>
  requests(db).where(eq(ratings.bookingId, bookingId)).orderBy(trips.pickupAt).limit(20);

/** The requests among these whose customers have not unsubscribed. */
export const findWelcomeRequests = (db: ReadDb, ids: readonly string[]) =>
  requests(db).where(and(inArray(ratings.id, [...ids]), mayBeRated(db)));

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
