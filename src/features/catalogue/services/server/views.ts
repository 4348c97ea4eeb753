import { and, asc, desc, eq, gt, inArray, isNotNull, max, ne, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { services, serviceVersions } from "#db/schema/catalogue.ts";
import { quotes } from "#db/schema/quotes.ts";
import { firstLanguage } from "#domain/text/language.ts";

export type ServiceRow = typeof services.$inferSelect;

export const findServiceRows = (db: ReadDb): Promise<readonly ServiceRow[]> =>
  db.select().from(services).orderBy(asc(services.position), asc(services.slug));

export async function findServiceRow(db: ReadDb, slug: string): Promise<ServiceRow | undefined> {
  const [row] = await db.select().from(services).where(eq(services.slug, slug));
  return row;
}

const counted = sql<number>`count(*)::int`;

/** How many bookings of each service are still to be driven. */
export async function countBooked(db: ReadDb, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ slug: bookings.service, count: counted })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.service),
        gt(bookings.pickupAt, now),
        eq(bookings.isTest, false),
        notInArray(bookings.state, ["draft", "cancelled", "declined", "expired"]),
      ),
    )
    .groupBy(bookings.service);
  return new Map(rows.map(({ slug, count }) => [slug ?? "", count]));
}

/** How many quotes that name each service can still be accepted. */
export async function countQuoted(db: ReadDb, now: Date): Promise<ReadonlyMap<string, number>> {
  const offer = sql<string>`${quotes.journey} ->> 'offer'`;
  const rows = await db
    .select({ offer, count: counted })
    .from(quotes)
    .where(and(inArray(quotes.state, ["sent", "viewed"]), gt(quotes.validUntil, now), sql`${offer} <> ''`))
    .groupBy(offer);
  return new Map(rows.map(({ offer: slug, count }) => [slug, count]));
}

/** The latest first. */
export const findVersions = (db: ReadDb, slug: string) =>
  db
    .select({
      version: serviceVersions.version,
      savedAt: serviceVersions.savedAt,
      savedBy: users.name,
      putBackOf: serviceVersions.putBackOf,
    })
    .from(serviceVersions)
    .leftJoin(users, eq(users.id, serviceVersions.savedBy))
    .where(eq(serviceVersions.slug, slug))
    .orderBy(desc(serviceVersions.version))
    .limit(100);

export async function findVersion(db: ReadDb, slug: string, version: number) {
  const [row] = await db
    .select()
    .from(serviceVersions)
    .where(and(eq(serviceVersions.slug, slug), eq(serviceVersions.version, version)));
  return row;
}

export async function findLastPosition(db: ReadDb): Promise<number> {
  const [row] = await db.select({ last: max(services.position) }).from(services);
  return row?.last ?? 0;
}

/** Whether another service that has not ended is called the same. */
export async function isNameTaken(db: ReadDb, slug: string, name: string): Promise<boolean> {
  const isSame = sql`lower(${services.words} -> ${firstLanguage}::text ->> 'name') = lower(${name})`;
  return (await db.$count(services, and(ne(services.slug, slug), ne(services.state, "ended"), isSame))) > 0;
}
