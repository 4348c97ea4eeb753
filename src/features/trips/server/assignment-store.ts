import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { hasCode } from "#db/error-code.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { preparedInsert, preparedUpdate } from "#db/prepared-writes.ts";
import { assignmentMoves, assignments, vehicleHolds } from "#db/schema/trips.ts";
import type { Span } from "#domain/trip/capacity.ts";

export type AssignmentRow = typeof assignments.$inferSelect;
export type AssignmentChanges = Partial<Omit<AssignmentRow, "id" | "tripId" | "createdAt">>;

export async function lockAssignment(db: Database, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await db.select().from(assignments).where(eq(assignments.id, id)).for("update");
  return row;
}

export const updateAssignment: (db: Database, id: string, changes: AssignmentChanges) => Promise<void> = preparedUpdate(
  assignments,
  "update_assignment",
);

export const insertAssignmentMove = preparedInsert(assignmentMoves, "insert_assignment_move");

export type NewAssignment = Omit<typeof assignments.$inferInsert, "busy"> & { readonly busy: Span };

/** A time span in the database’s notation. */
export const rangeOf = ({ from, to }: Span): string => `["${from.toISOString()}","${to.toISOString()}")`;

const insertRow = preparedInsert(assignments, "insert_assignment");

export const insertAssignment = (db: Database, { busy, ...assignment }: NewAssignment): Promise<void> =>
  insertRow(db, { ...assignment, busy: rangeOf(busy) });

/** All assignments and offers of a trip, locked until the transaction ends. */
export const lockAssignmentsOf = (db: Database, tripId: string): Promise<AssignmentRow[]> =>
  lockAllOn(db).execute({ tripId });

const lockAllOn = preparedOnce((db: Database) =>
  db
    .select()
    .from(assignments)
    .where(
      and(
        eq(assignments.tripId, sql.placeholder("tripId")),
        sql`${assignments.state} in ('proposed', 'offered', 'accepted', 'active')`,
      ),
    )
    .orderBy(assignments.id)
    .for("update")
    .prepare("lock_assignments"),
);

type Reservation = {
  readonly bookingId: string;
  readonly leg: number;
  readonly vehicleId: string;
  readonly busy: Span;
};

/** Equipment reserved by the sale moves to the vehicle that drives the leg; the other vehicle is free again. */
export async function moveReservation(db: Database, { busy, ...reservation }: Reservation): Promise<void> {
  await moveReservationOn(db).execute({ ...reservation, busy: rangeOf(busy) });
}

const moveReservationOn = preparedOnce((db: Database) => {
  const [vehicleId, busy] = [sql`${sql.placeholder("vehicleId")}::uuid`, sql`${sql.placeholder("busy")}::tstzrange`];
  return db
    .update(vehicleHolds)
    .set({ vehicleId, busy })
    .where(
      and(
        eq(vehicleHolds.bookingId, sql.placeholder("bookingId")),
        eq(vehicleHolds.leg, sql.placeholder("leg")),
        // A literal, so that the partial index on it is used: see the locks above.
        sql`${vehicleHolds.state} = 'reserved'`,
        sql`(${vehicleHolds.vehicleId} <> ${vehicleId} or ${vehicleHolds.busy} <> ${busy})`,
      ),
    )
    .prepare("move_reservation");
});

type Leg = { readonly bookingId: string; readonly leg: number };

/** Equipment reserved for a leg that was split stays until each part has its own vehicle. */
export async function releaseOnceDriven(db: Database, { bookingId, leg }: Leg): Promise<void> {
  const hasCrew = sql`exists (select from assignments a where a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled'))`;
  await db
    .update(vehicleHolds)
    .set({ state: "released", expiresAt: null })
    .where(
      and(
        eq(vehicleHolds.bookingId, bookingId),
        eq(vehicleHolds.leg, leg),
        inArray(vehicleHolds.state, ["held", "reserved"]),
        sql`not exists (select from trips t where t.booking_id = ${bookingId} and t.leg = ${leg}
          and t.state <> 'cancelled' and not ${hasCrew})`,
      ),
    );
}

/** Releases the reservations of these legs, to be made again in the same step. Returns the rows. */
export async function pauseReservations(db: Database, legs: readonly Leg[]) {
  if (legs.length === 0) return [];
  return db
    .update(vehicleHolds)
    .set({ state: "released" })
    .where(
      and(
        eq(vehicleHolds.state, "reserved"),
        or(...legs.map((one) => and(eq(vehicleHolds.bookingId, one.bookingId), eq(vehicleHolds.leg, one.leg)))),
      ),
    )
    .returning({ id: vehicleHolds.id, bookingId: vehicleHolds.bookingId, leg: vehicleHolds.leg });
}

export async function resumeReservation(db: Database, id: string, { vehicleId, busy }: Omit<Reservation, keyof Leg>) {
  await db
    .update(vehicleHolds)
    .set({ state: "reserved", vehicleId, busy: rangeOf(busy) })
    .where(eq(vehicleHolds.id, id));
}

/** The database itself refuses two trips at once for a driver or a vehicle. */
export const isAlreadyTaken = (error: unknown): boolean => hasCode(error, "23P01");

/** Runs one part in a savepoint, so that it can be rolled back alone. `keep` decides by the result. */
export async function runApart<T>(db: Database, run: () => Promise<T>, keep: (answer: T) => boolean): Promise<T> {
  await db.execute(sql`savepoint one_trip`);
  try {
    const answer = await run();
    await db.execute(keep(answer) ? sql`release savepoint one_trip` : sql`rollback to savepoint one_trip`);
    return answer;
  } catch (error) {
    await db.execute(sql`rollback to savepoint one_trip`);
    throw error;
  }
}
