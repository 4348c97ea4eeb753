import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingExtras } from "#db/schema/booking.ts";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { tripGuides, trips } from "#db/schema/trips.ts";
import type { ComplianceDocument } from "#domain/compliance/document-status.ts";
import type { Span } from "#domain/trip/capacity.ts";

const nameOf = sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`;

export async function findTripToGuide(db: ReadDb, id: string) {
  const [trip] = await db
    .select({ id: trips.id, bookingId: trips.bookingId, from: trips.pickupAt, to: trips.plannedEnd })
    .from(trips)
    .where(eq(trips.id, id));
  return trip;
}

/** How many people a booking was sold who must be there. */
export async function countPeopleSold(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${bookingExtras.quantity}), 0)::int` })
    .from(bookingExtras)
    .where(and(eq(bookingExtras.bookingId, bookingId), eq(bookingExtras.kind, "person")));
  return row?.count ?? 0;
}

export const findGuidesOf = (db: ReadDb, tripId: string) =>
  db
    .select({ driverId: drivers.id, name: nameOf, phone: drivers.phone })
    .from(tripGuides)
    .innerJoin(drivers, eq(drivers.id, tripGuides.driverId))
    .where(eq(tripGuides.tripId, tripId))
    .orderBy(asc(tripGuides.createdAt));

/** Everyone who guides. */
export const findGuides = (db: ReadDb) =>
  db
    .select({ id: drivers.id, name: nameOf, state: drivers.state })
    .from(drivers)
    .where(and(eq(drivers.isGuide, true), sql`${drivers.state} <> 'left'`))
    .orderBy(asc(drivers.firstName), asc(drivers.lastName));

type OwnedDocument = ComplianceDocument & { readonly ownerId: string | null };

export const findGuideDocuments = (db: ReadDb, ids: readonly string[]): Promise<OwnedDocument[]> =>
  db
    .select({
      ownerId: documents.ownerId,
      id: documents.id,
      type: documents.type,
      number: documents.number,
      issuedOn: documents.issuedOn,
      expiresOn: documents.expiresOn,
      review: documents.state,
      allows: documents.allows,
    })
    .from(documents)
    .where(and(eq(documents.ownerKind, "driver"), inArray(documents.ownerId, [...ids])));

type Taken = Span & { readonly ownerId: string };

/** When these people are away, drive another trip or guide one. */
export async function findGuidesTaken(
  db: ReadDb,
  ids: readonly string[],
  { id, from, to }: Span & { readonly id: string },
): Promise<Taken[]> {
  const during = sql`tstzrange(${from}, ${to})`;
  const whose = sql`any (${sql.param([...ids])}::uuid[])`;
  const taken = sql`(
    select a.driver_id as owner_id, a.span from driver_absences a where a.driver_id = ${whose} and a.state = 'granted'
    union all
    select s.driver_id, tstzrange(t.pickup_at, t.planned_end) from assignments s join trips t on t.id = s.trip_id
    where s.driver_id = ${whose} and s.state in ('accepted', 'active') and t.id <> ${id}
    union all
    select g.driver_id, tstzrange(t.pickup_at, t.planned_end) from trip_guides g join trips t on t.id = g.trip_id
    where g.driver_id = ${whose} and t.id <> ${id} and t.state <> 'cancelled') as taken`;
  return db
    .select({
      ownerId: sql<string>`owner_id`,
      from: sql<Date>`lower(span)`.mapWith(dateOf),
      to: sql<Date>`upper(span)`.mapWith(dateOf),
    })
    .from(taken)
    .where(sql`span && ${during}`);
}

const dateOf = (text: string) => new Date(text);
