import { and, asc, count, eq, gt, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { driverMoves, drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { DriverState } from "#domain/driver/driver-lifecycle.ts";
import { pageOf } from "#platform/page-key.ts";
import { driverKey } from "../contract.ts";

export type DriverFilter = {
  readonly search: string;
  readonly state?: DriverState | undefined;
  /** "own", "partner" or the id of one provider. */
  readonly provider?: string | undefined;
};
type Paging = { readonly after?: string | null | undefined; readonly size: number };

const fullName = sql<string>`${drivers.firstName} || ' ' || ${drivers.lastName}`;
const sortName = sql<string>`lower(${drivers.lastName} || ' ' || ${drivers.firstName})`;

/** Drivers by family name, a page at a time. Those who left are listed only on request. */
export async function findDriverPage(db: ReadDb, filter: DriverFilter & { now: Date }, paging: Paging) {
  const rows = await db
    .select({
      id: drivers.id,
      name: fullName,
      phone: drivers.phone,
      email: drivers.email,
      state: drivers.state,
      photoId: drivers.photoId,
      homeArea: drivers.homeArea,
      languages: drivers.languages,
      isGuide: drivers.isGuide,
      providerId: organisations.id,
      providerName: organisations.name,
      tripsAhead: tripsAheadOf(filter.now),
      sortName,
    })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(
      and(
        ...conditions(filter),
        filter.state ? eq(drivers.state, filter.state) : ne(drivers.state, "left"),
        further(paging.after),
      ),
    )
    .orderBy(asc(sortName), asc(drivers.id))
    .limit(paging.size + 1);
  return pageOf(rows, paging.size, ({ sortName: name, id }) => driverKey.write({ name, id }));
}

const tripsAheadOf = (now: Date) =>
  subquery<number>`(select count(*)::int from assignments a join trips t on t.id = a.trip_id
    where a.driver_id = ${drivers.id} and a.state in ('accepted', 'active') and t.state <> 'cancelled'
      and t.planned_end > ${now.toISOString()}::timestamptz)`;

function conditions({ search, provider }: DriverFilter): (SQL | undefined)[] {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return [
    search ? or(ilike(fullName, like), ilike(drivers.email, like), ilike(drivers.phone, like)) : undefined,
    provider === "own" ? isNull(drivers.providerId) : undefined,
    provider === "partner" ? isNotNull(drivers.providerId) : undefined,
    provider && provider !== "own" && provider !== "partner" ? eq(drivers.providerId, provider) : undefined,
  ];
}

function further(after: string | null | undefined): SQL | undefined {
  const key = driverKey.read(after);
  return key && sql`(${sortName}, ${drivers.id}) > (${key.name}, ${key.id}::uuid)`;
}

/** The number of drivers in each status, whatever the list shows. */
export const countByState = (db: ReadDb, filter: DriverFilter) =>
  db
    .select({ state: drivers.state, drivers: count() })
    .from(drivers)
    .where(and(...conditions(filter)))
    .groupBy(drivers.state);

export const findProviders = (db: ReadDb) =>
  db
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(eq(organisations.kind, "driver_provider"))
    .orderBy(asc(organisations.name))
    .limit(500);

export async function isProvider(db: ReadDb, id: string): Promise<boolean> {
  return (await db.$count(organisations, and(eq(organisations.id, id), eq(organisations.kind, "driver_provider")))) > 0;
}

/** Whether another current driver has this address. */
export async function isEmailTaken(db: ReadDb, email: string, except?: string): Promise<boolean> {
  const theirs = and(
    eq(sql`lower(${drivers.email})`, email.toLowerCase()),
    ne(drivers.state, "left"),
    except ? ne(drivers.id, except) : undefined,
  );
  return (await db.$count(drivers, theirs)) > 0;
}

export async function findDriver(db: ReadDb, id: string) {
  const [row] = await db
    .select({ driver: drivers, providerName: organisations.name })
    .from(drivers)
    .leftJoin(organisations, eq(organisations.id, drivers.providerId))
    .where(eq(drivers.id, id));
  return row;
}

/** The trips a driver has accepted and not finished, next first. */
export const findTripsAhead = (db: ReadDb, driverId: string, now: Date) =>
  db
    .select({
      tripId: trips.id,
      reference: bookings.reference,
      pickupAt: trips.pickupAt,
      pickup: trips.pickupLocation,
      destination: trips.destination,
      plate: vehicles.plate,
    })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(
      and(
        eq(assignments.driverId, driverId),
        inArray(assignments.state, ["accepted", "active"]),
        ne(trips.state, "cancelled"),
        gt(trips.plannedEnd, now),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(100);

/** A driver's status history, with names. */
export const findDriverMoves = (db: ReadDb, driverId: string) =>
  db
    .select({
      id: driverMoves.id,
      fromState: driverMoves.fromState,
      toState: driverMoves.toState,
      actor: driverMoves.actor,
      name: users.name,
      reason: driverMoves.reason,
      createdAt: driverMoves.createdAt,
    })
    .from(driverMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, driverMoves.actor))
    .where(eq(driverMoves.driverId, driverId))
    .orderBy(asc(driverMoves.createdAt), asc(driverMoves.id))
    .limit(200);
