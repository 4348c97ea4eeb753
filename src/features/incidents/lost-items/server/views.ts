import { and, asc, desc, eq, gte, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { lostItemMoves, lostItems } from "#db/schema/incidents.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { LostItemView } from "../contract.ts";

/** A booking’s trips with their drivers and vehicles. */
export const findRiddenTrips = (db: ReadDb, bookingId: string) =>
  db
    .select({
      id: trips.id,
      state: trips.state,
      pickupAt: trips.pickupAt,
      plannedEnd: trips.plannedEnd,
      from: trips.pickupLocation,
      to: trips.destination,
      driverId: assignments.driverId,
      vehicleId: assignments.vehicleId,
      plate: vehicles.plate,
    })
    .from(trips)
    .leftJoin(
      assignments,
      and(eq(assignments.tripId, trips.id), inArray(assignments.state, ["accepted", "active", "fulfilled"])),
    )
    .leftJoin(vehicles, eq(vehicles.id, assignments.vehicleId))
    .where(eq(trips.bookingId, bookingId))
    .orderBy(asc(trips.pickupAt), asc(trips.part), asc(trips.id));

export const countItemsOf = (db: ReadDb, bookingId: string): Promise<number> =>
  db.$count(lostItems, eq(lostItems.bookingId, bookingId));

export const findItemsOf = (db: ReadDb, bookingId: string) =>
  db
    .select({ item: lostItems, pickupAt: trips.pickupAt })
    .from(lostItems)
    .innerJoin(trips, eq(trips.id, lostItems.tripId))
    .where(and(eq(lostItems.bookingId, bookingId), ne(lostItems.what, "")))
    .orderBy(desc(lostItems.createdAt), desc(lostItems.id));

type Input = { readonly tripId: string | null; readonly since: Date };
const maxReports = 30;

/** Requests to this account’s driver, unanswered first. Closed ones are left out. */
export const findReportsOf = (db: ReadDb, userId: string, { tripId, since }: Input) =>
  db
    .select({
      item: lostItems,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      to: trips.destination,
      plate: vehicles.plate,
    })
    .from(lostItems)
    .innerJoin(drivers, eq(drivers.id, lostItems.driverId))
    .innerJoin(trips, eq(trips.id, lostItems.tripId))
    .leftJoin(vehicles, eq(vehicles.id, lostItems.vehicleId))
    .where(
      and(
        eq(drivers.userId, userId),
        ne(lostItems.state, "closed"),
        gte(lostItems.createdAt, since),
        tripId ? eq(lostItems.tripId, tripId) : undefined,
      ),
    )
    .orderBy(desc(sql`${lostItems.state} = 'reported'`), desc(lostItems.createdAt), desc(lostItems.id))
    .limit(maxReports);

const selectItems = (db: ReadDb) =>
  db
    .select({
      item: lostItems,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      phone: bookings.phone,
      email: bookings.email,
      isTest: bookings.isTest,
      pickupAt: trips.pickupAt,
      from: trips.pickupLocation,
      to: trips.destination,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      driverFirstName: drivers.firstName,
      driverPhone: drivers.phone,
      driverEmail: drivers.email,
      plate: vehicles.plate,
      reporter: users.name,
    })
    .from(lostItems)
    .innerJoin(bookings, eq(bookings.id, lostItems.bookingId))
    .innerJoin(trips, eq(trips.id, lostItems.tripId))
    .leftJoin(drivers, eq(drivers.id, lostItems.driverId))
    .leftJoin(vehicles, eq(vehicles.id, lostItems.vehicleId))
    .leftJoin(users, eq(sql`${users.id}::text`, lostItems.reportedBy));

export type LostItemRecord = Awaited<ReturnType<typeof findLostItems>>[number];

export async function findLostItem(db: ReadDb, id: string): Promise<LostItemRecord | undefined> {
  const [row] = await selectItems(db).where(eq(lostItems.id, id));
  return row;
}

type Filter = {
  readonly view: LostItemView;
  readonly search: string;
  readonly lost_item_id: string | null;
  readonly reference: string;
};
type Page = { readonly size: number; readonly after: TimeKey | undefined };

const viewed: Readonly<Record<LostItemView, SQL | undefined>> = {
  open: ne(lostItems.state, "closed"),
  closed: eq(lostItems.state, "closed"),
  all: undefined,
};

const resultsOf = (text: string) => {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`${lostItems.what} ilike ${like}`,
    sql`${drivers.firstName} || ' ' || ${drivers.lastName} ilike ${like}`,
    sql`${vehicles.plate} ilike ${like}`,
    sql`${bookings.reference} ilike ${like}`,
  );
};

export const findLostItems = (db: ReadDb, filter: Filter, { size, after }: Page) =>
  selectItems(db)
    .where(
      and(
        filter.lost_item_id ? eq(lostItems.id, filter.lost_item_id) : viewed[filter.view],
        filter.reference ? eq(bookings.reference, filter.reference.toUpperCase()) : undefined,
        filter.search ? resultsOf(filter.search) : undefined,
        after &&
          sql`(${lostItems.createdAt}, ${lostItems.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(lostItems.createdAt), desc(lostItems.id))
    .limit(size);

/** Actions after the report, latest first. */
export async function findMoves(db: ReadDb, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ move: lostItemMoves, by: users.name })
    .from(lostItemMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, lostItemMoves.actor))
    .where(and(inArray(lostItemMoves.lostItemId, [...ids]), sql`${lostItemMoves.fromState} is not null`))
    .orderBy(desc(lostItemMoves.createdAt), desc(lostItemMoves.id));
}

export async function findMove(db: ReadDb, id: string) {
  const [row] = await db.select().from(lostItemMoves).where(eq(lostItemMoves.id, id));
  return row;
}

/** Found, but not collected since before then. */
export async function findUncollected(db: ReadDb, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: lostItems.id })
    .from(lostItems)
    .where(and(ne(lostItems.state, "closed"), sql`${lostItems.createdAt} < ${before.toISOString()}::timestamptz`))
    .orderBy(asc(lostItems.createdAt))
    .limit(200);
  return rows.map(({ id }) => id);
}
