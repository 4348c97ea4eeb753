import { and, asc, count, desc, eq, gt, max, notInArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { tours, tourVersions } from "#db/schema/catalogue.ts";
import { findTariff } from "#db/tariff-views.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

export type TourRow = typeof tours.$inferSelect;

export const findTourRows = (db: ReadDb): Promise<readonly TourRow[]> =>
  db.select().from(tours).orderBy(asc(tours.position), asc(tours.slug));

export async function findTourRow(db: ReadDb, slug: string): Promise<TourRow | undefined> {
  const [row] = await db.select().from(tours).where(eq(tours.slug, slug));
  return row;
}

/** The prices in force on a day, by tour. */
export const findPrices = async (db: ReadDb, day: LocalDate) => (await findTariff(db, day)).tours;

/** How many bookings of each tour are still to be driven. */
export async function countBooked(db: ReadDb, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ slug: bookings.offer, booked: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.serviceType, "day_tour"),
        gt(bookings.pickupAt, now),
        eq(bookings.isTest, false),
        notInArray(bookings.state, ["draft", "cancelled", "declined", "expired"]),
      ),
    )
    .groupBy(bookings.offer);
  return new Map(rows.flatMap(({ slug, booked }) => (slug === null ? [] : [[slug, booked] as const])));
}

/** The latest first. */
export const findVersions = (db: ReadDb, slug: string) =>
  db
    .select({
      version: tourVersions.version,
      state: tourVersions.state,
      savedAt: tourVersions.savedAt,
      savedBy: users.name,
      putBackOf: tourVersions.putBackOf,
    })
    .from(tourVersions)
    .leftJoin(users, eq(users.id, tourVersions.savedBy))
    .where(eq(tourVersions.slug, slug))
    .orderBy(desc(tourVersions.version))
    .limit(100);

export async function findVersion(db: ReadDb, slug: string, version: number) {
  const [row] = await db
    .select()
    .from(tourVersions)
    .where(and(eq(tourVersions.slug, slug), eq(tourVersions.version, version)));
  return row;
}

export async function findLastPosition(db: ReadDb): Promise<number> {
  const [row] = await db.select({ last: max(tours.position) }).from(tours);
  return row?.last ?? 0;
}
