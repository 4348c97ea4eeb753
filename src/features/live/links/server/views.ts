import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { liveLinkOpenings, liveLinks } from "#db/schema/live.ts";
import { trips } from "#db/schema/trips.ts";
import { tripEndedAt } from "#db/trip-ended-at.ts";
import { isNotJoined } from "#db/trip-parts.ts";

type Criteria = {
  readonly tripId: string | null;
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly size: number;
};

/** Links, newest first. */
export const findLinks = (db: ReadDb, { tripId, after, size }: Criteria) =>
  db
    .select({
      id: liveLinks.id,
      tripId: liveLinks.tripId,
      kind: liveLinks.kind,
      name: liveLinks.name,
      email: liveLinks.email,
      createdAt: liveLinks.createdAt,
      withdrawnAt: liveLinks.withdrawnAt,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      madeBy: users.name,
    })
    .from(liveLinks)
    .innerJoin(trips, eq(trips.id, liveLinks.tripId))
    .innerJoin(bookings, eq(bookings.id, liveLinks.bookingId))
    .leftJoin(users, eq(sql`${users.id}::text`, liveLinks.createdBy))
    .where(
      and(
        tripId === null ? undefined : eq(liveLinks.tripId, tripId),
        after &&
          or(
            lt(liveLinks.createdAt, after.createdAt),
            and(eq(liveLinks.createdAt, after.createdAt), lt(liveLinks.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(liveLinks.createdAt), desc(liveLinks.id))
    .limit(size);

export type LinkRecord = Awaited<ReturnType<typeof findLinks>>[number];

/** The vehicles of these legs, by the trip that their links belong to. */
export const findPartsOf = (db: ReadDb, tripIds: readonly string[]) =>
  db
    .select({
      firstId: sql<string>`coalesce(${trips.splitFrom}, ${trips.id})`,
      state: trips.state,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      endedAt: tripEndedAt,
    })
    .from(trips)
    .where(and(or(inArray(trips.id, [...tripIds]), inArray(trips.splitFrom, [...tripIds])), isNotJoined));

/** Views of these links, latest first. */
export const findOpenings = (db: ReadDb, linkIds: readonly string[]) =>
  db
    .select()
    .from(liveLinkOpenings)
    .where(inArray(liveLinkOpenings.linkId, [...linkIds]))
    .orderBy(desc(liveLinkOpenings.lastAt))
    .limit(1000);

/** The trip that a leg’s links belong to. */
export async function findLinkedTrip(db: ReadDb, tripId: string) {
  const [trip] = await db
    .select({ id: trips.id, createdAt: trips.createdAt, pickupAt: trips.pickupAt, reference: bookings.reference })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(eq(trips.id, tripId), isNull(trips.splitFrom)));
  return trip;
}
