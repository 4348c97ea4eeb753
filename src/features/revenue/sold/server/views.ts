import { and, between, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findClasses } from "#db/read-catalogue.ts";
import { bookings } from "#db/schema/booking.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { ratings } from "#db/schema/reviews.ts";
import { trips } from "#db/schema/trips.ts";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { Period } from "#domain/revenue/periods.ts";
import type { SoldGroup } from "../contract.ts";

const e = revenueEntries;

type Asked = { readonly period: Period; readonly service: string; readonly by: SoldGroup };

/** A tour by the name it was last sold under. What was booked without one is a row of its own. */
const groups = {
  tour: { key: sql<string>`coalesce(${bookings.offer}, '')`, name: sql<string>`max(${bookings.tourName})` },
  class: { key: sql<string>`coalesce(${trips.vehicleClass}, '')`, name: sql<string>`''` },
} as const;

/**
 * The entries that revenue is counted by, so that both add up to the same: those of day tours by tour, all by class. A
 * drive that went on in a relief vehicle carried its guests once.
 */
export function findSoldFigures(db: ReadDb, { period, service, by }: Asked) {
  const { key, name } = groups[by];
  const isDriven = sql`${e.kind} in ('trip', 'relief')`;
  return db
    .select({
      key,
      name: sql<string>`coalesce(${name}, '')`,
      bookings: sql<number>`(count(distinct ${e.bookingId}) filter (where ${isDriven}))::int`,
      guests: sql<number>`coalesce(sum(${trips.passengers}) filter (where ${e.kind} = 'trip'), 0)::int`,
      gross_cents: sql<number>`sum(${e.grossCents})`.mapWith(Number),
      rating: sql<number | null>`round(avg(${ratings.overall}), 1)::float`,
      ratings: sql<number>`count(${ratings.overall})::int`,
    })
    .from(e)
    .leftJoin(bookings, eq(bookings.id, e.bookingId))
    .leftJoin(trips, eq(trips.id, e.id))
    .leftJoin(ratings, and(eq(ratings.tripId, e.id), isNotNull(ratings.overall)))
    .where(
      and(
        between(e.earnedOn, period.from, period.until),
        by === "tour" ? eq(e.service, "day_tour") : undefined,
        service ? eq(e.service, service) : undefined,
      ),
    )
    .groupBy(key)
    .orderBy(sql`sum(${e.grossCents}) desc`, key);
}

/** The vehicle classes of the company. */
export const findVehicleClasses = (db: ReadDb): Promise<VehicleClasses> => findClasses(db);
