import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findSold as readSold } from "#db/read-catalogue.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingExtras, bookings } from "#db/schema/booking.ts";
import { extras, extraVersions } from "#db/schema/catalogue.ts";
import { subquery } from "#db/subquery.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";

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

type Period = { readonly from: Date; readonly until: Date };

/** By the price line of each; an extra within a quoted price counts as its own price. */
const grossOf = subquery<number>`coalesce(
  (select sum(i.amount_cents) from booking_items i
   where i.booking_id = ${bookingExtras.bookingId} and i.code = 'extra:' || ${bookingExtras.extraId}),
  ${bookingExtras.quantity} * ${bookingExtras.unitCents})`;

export const findExtrasSold = (db: ReadDb, { from, until }: Period) =>
  db
    .select({
      id: bookingExtras.extraId,
      name: sql<string>`max(${bookingExtras.name})`,
      kind: bookingExtras.kind,
      bookings: sql<number>`count(*)::int`,
      quantity: sql<number>`sum(${bookingExtras.quantity})::int`,
      gross_cents: sql<number>`sum(${grossOf})::int`,
    })
    .from(bookingExtras)
    .innerJoin(bookings, eq(bookings.id, bookingExtras.bookingId))
    .where(
      and(
        inArray(bookings.state, ["completed", "closed"]),
        eq(bookings.isTest, false),
        gte(bookings.pickupAt, from),
        lt(bookings.pickupAt, until),
      ),
    )
    .groupBy(bookingExtras.extraId, bookingExtras.kind)
    .orderBy(desc(sql`sum(${grossOf})`));

/** The services and vehicle classes that extras may be for. */
export const findSold = (db: ReadDb): Promise<Catalogue> => readSold(db);
