import { and, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { tripDisputes } from "#db/schema/incidents.ts";
import { assignments, trips, tripWaits } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { tripArrivedAt } from "#db/trip-arrived-at.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { DisputeView } from "../contract.ts";

/** A booking’s trips with possible charges. */
export const findChargedTrips = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: trips.id,
      state: trips.state,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      waitState: tripWaits.state,
    })
    .from(trips)
    .leftJoin(tripWaits, eq(tripWaits.tripId, trips.id))
    .where(eq(trips.bookingId, bookingId))
    .orderBy(trips.pickupAt, trips.id);

export const findDisputesOfBooking = (db: ReadDb, bookingId: string) =>
  db
    .select({ dispute: tripDisputes, pickupAt: trips.pickupAt })
    .from(tripDisputes)
    .innerJoin(trips, eq(trips.id, tripDisputes.tripId))
    .where(and(eq(tripDisputes.bookingId, bookingId), sql`${tripDisputes.driverId} is null`, ne(tripDisputes.text, "")))
    .orderBy(desc(tripDisputes.createdAt), desc(tripDisputes.id));

export const findDisputesOfDriver = (db: ReadDb, tripId: string, driverId: string) =>
  db
    .select()
    .from(tripDisputes)
    .where(and(eq(tripDisputes.tripId, tripId), eq(tripDisputes.driverId, driverId)))
    .orderBy(desc(tripDisputes.createdAt), desc(tripDisputes.id));

const isRefused = subquery<boolean>`exists (select 1 from no_show_requests r
  where r.trip_id = ${trips.id} and r.driver_id = ${drivers.id} and r.state = 'refused')`;

/** A trip of this account’s driver, with what was recorded about it. */
export async function findDrivenTrip(db: ReadDb, userId: string, tripId: string) {
  const [row] = await db
    .select({
      bookingId: trips.bookingId,
      driverId: drivers.id,
      pickupAt: trips.pickupAt,
      end: trips.plannedEnd,
      isNoShowRefused: isRefused,
      isLate: sql<boolean>`coalesce(${assignments.state} = 'fulfilled' and ${tripArrivedAt} > ${trips.pickupAt} + make_interval(mins => ${companyRules.arrivalGraceMinutes}), false)`,
    })
    .from(trips)
    .innerJoin(assignments, eq(assignments.tripId, trips.id))
    .innerJoin(drivers, eq(drivers.id, assignments.driverId))
    .where(
      and(
        eq(trips.id, tripId),
        eq(drivers.userId, userId),
        notInArray(assignments.state, ["proposed", "offered", "declined", "expired", "withdrawn"]),
      ),
    )
    .orderBy(desc(assignments.id))
    .limit(1);
  return row;
}

const disputant = alias(drivers, "disputant");
const onTrip = alias(drivers, "on_trip");

const selectDisputes = (db: ReadDb) =>
  db
    .select({
      dispute: tripDisputes,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      isTest: bookings.isTest,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      to: trips.destination,
      disputant: sql<string | null>`${disputant.firstName} || ' ' || ${disputant.lastName}`,
      disputantFirstName: disputant.firstName,
      disputantEmail: disputant.email,
      driver: sql<string | null>`${onTrip.firstName} || ' ' || ${onTrip.lastName}`,
      decidedBy: users.name,
    })
    .from(tripDisputes)
    .innerJoin(bookings, eq(bookings.id, tripDisputes.bookingId))
    .innerJoin(trips, eq(trips.id, tripDisputes.tripId))
    .leftJoin(disputant, eq(disputant.id, tripDisputes.driverId))
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled"])),
    )
    .leftJoin(onTrip, eq(onTrip.id, assignments.driverId))
    .leftJoin(users, eq(sql`${users.id}::text`, tripDisputes.decidedBy));

export type DisputeRecord = Awaited<ReturnType<typeof findDisputes>>[number];

export async function findDispute(db: ReadDb, id: string): Promise<DisputeRecord | undefined> {
  const [row] = await selectDisputes(db).where(eq(tripDisputes.id, id));
  return row;
}

type Filter = { readonly view: DisputeView; readonly search: string; readonly dispute_id: string | null };
type Page = { readonly size: number; readonly after: TimeKey | undefined };

const viewed: Readonly<Record<DisputeView, SQL | undefined>> = {
  open: eq(tripDisputes.state, "open"),
  answered: ne(tripDisputes.state, "open"),
  all: undefined,
};

const resultsOf = (text: string) => {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`${bookings.reference} ilike ${like}`,
    sql`${bookings.firstName} || ' ' || ${bookings.lastName} ilike ${like}`,
    sql`${onTrip.firstName} || ' ' || ${onTrip.lastName} ilike ${like}`,
  );
};

export const findDisputes = (db: ReadDb, { view, search, dispute_id }: Filter, { size, after }: Page) =>
  selectDisputes(db)
    .where(
      and(
        dispute_id ? eq(tripDisputes.id, dispute_id) : viewed[view],
        search ? resultsOf(search) : undefined,
        after &&
          sql`(${tripDisputes.createdAt}, ${tripDisputes.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(tripDisputes.createdAt), desc(tripDisputes.id))
    .limit(size);
