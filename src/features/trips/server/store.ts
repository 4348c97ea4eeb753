import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { preparedInsert, preparedUpdate } from "#db/prepared-writes.ts";
import { tripMoves, trips } from "#db/schema/trips.ts";
import type { ActionableTrip } from "#domain/drive/trip-actions.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

export type TripRow = typeof trips.$inferSelect;
export type NewTrip = typeof trips.$inferInsert;
/** A trip’s facts other than its status. */
export type TripFacts = Partial<Omit<TripRow, "id" | "bookingId" | "leg" | "state" | "version" | "createdAt">>;

/** One of several vehicles, with its own number of bags. */
export const isPart = ({ bags }: Pick<TripRow, "bags">): boolean => bags !== null;

/** A trip in the form that the rules about its actions need. */
export const actionable = ({ state, continues, pickupAt }: TripRow): ActionableTrip => ({
  state,
  continues,
  pickupAt,
});

export async function lockTrip(db: Database, id: string): Promise<TripRow | undefined> {
  const [row] = await lockStatementOn(db).execute({ id });
  return row;
}

const lockStatementOn = preparedOnce((db: Database) =>
  db
    .select()
    .from(trips)
    .where(eq(trips.id, sql.placeholder("id")))
    .for("update")
    .prepare("lock_trip"),
);

/** A booking’s trips in driving order and part by part, locked until the transaction ends. */
export const lockTripsOf = (db: Database, bookingId: string): Promise<TripRow[]> =>
  db.select().from(trips).where(eq(trips.bookingId, bookingId)).orderBy(asc(trips.leg), asc(trips.part)).for("update");

export async function findBookingOf(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ bookingId: trips.bookingId }).from(trips).where(eq(trips.id, id));
  return row?.bookingId;
}

/** One part of a leg, whether or not it is active. */
export async function lockPart(db: Database, { bookingId, leg, part }: Pick<TripRow, "bookingId" | "leg" | "part">) {
  const which = and(eq(trips.bookingId, bookingId), eq(trips.leg, leg), eq(trips.part, part));
  const [row] = await db.select().from(trips).where(which).for("update");
  return row;
}

/**
 * Numbers the parts of a leg in this order; later parts refer to the first. In two steps, because no two may
 * share a number in between.
 */
export async function numberParts(db: Database, ids: readonly string[]): Promise<void> {
  const [first = ""] = ids;
  const [all, aside] = [sql`${sql.param([...ids])}::uuid[]`, 1000];
  await db.execute(sql`update trips set part = part + ${aside}, split_from = coalesce(split_from, ${first}::uuid)
    where id = any (${all})`);
  await db.execute(sql`update trips set part = numbered.part, split_from = nullif(${first}::uuid, trips.id)
    from unnest(${all}) with ordinality as numbered (id, part) where trips.id = numbered.id`);
}

type Written = TripFacts & { readonly state?: TripState; readonly version?: number };

export const updateTrip: (db: Database, id: string, changes: Written) => Promise<void> = preparedUpdate(
  trips,
  "update_trip",
);

export async function insertTrip(db: Database, trip: NewTrip): Promise<void> {
  await db.insert(trips).values(trip);
}

export const insertTripMove = preparedInsert(tripMoves, "insert_trip_move");
