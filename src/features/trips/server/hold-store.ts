import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { insertSelect } from "#db/insert-select.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { bagsCarried, isCovered } from "#db/vehicle-room.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { OperatingLicenceType } from "#domain/compliance/document-types.ts";

/** A vehicle for each of these legs, of one of these classes (preferred one first), large enough and licensed. */
export type HoldsRequest = {
  readonly holdLegs: readonly HoldLeg[];
  readonly holdClasses: readonly VehicleClass[];
  /** Any one of these operating licences is enough. */
  readonly holdLicences: readonly OperatingLicenceType[];
  readonly holdSeats: number;
  readonly holdBags: number;
  readonly holdState: "held" | "reserved";
  /** Null for a reservation. */
  readonly holdExpires: Date | null;
  readonly holdNow: Date;
};
/** Times as text, because all legs are passed in one JSON value. */
export type HoldLeg = { readonly id: string; readonly leg: number; readonly from: string; readonly to: string };

const inputOf = (name: keyof HoldsRequest | "holdBooking", type: string) =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** Taken now. An expired hold blocks no one, although its row may still exist. */
const isTaken = (now: SQL) =>
  sql`h.state in ('held', 'reserved', 'assigned') and (h.state <> 'held' or h.expires_at > ${now})`;

/**
 * An outbound and a return trip, and some room for more. A fixed limit lets the planner keep one plan instead
 * of making one per booking.
 */
const legsAtMost = sql.raw("4");

/**
 * The requested legs, each with the best vehicle that seems free, or null. A vehicle that already drives the
 * leg is free for it and comes first, so an extended hire keeps its vehicle.
 */
const candidatesFor = (own: SQL) => sql`
  select w.id, w.leg, tstzrange(w.from, w.to) as busy, v.id as vehicle_id
  from (
    select * from jsonb_to_recordset(${inputOf("holdLegs", "jsonb")})
      as l (id uuid, leg int, "from" timestamptz, "to" timestamptz)
    limit ${legsAtMost}
  ) w
  left join lateral (
    select v.id from vehicles v
    where v.state = 'available' and v.vehicle_class = any(${inputOf("holdClasses", "text[]")}) and v.seats >= ${inputOf("holdSeats", "int")}
      and ${bagsCarried(sql`v`)} >= ${inputOf("holdBags", "int")}
      and v.licence_types && ${inputOf("holdLicences", "text[]")} and ${isCovered(sql`v`, sql`w.to`)}
      and v.id <> all (array(
        select a.vehicle_id from vehicle_absences a where a.span && tstzrange(w.from, w.to)))
      and v.id <> all (array(
        select h.vehicle_id from vehicle_holds h
        where h.busy && tstzrange(w.from, w.to) and ${isTaken(inputOf("holdNow", "timestamptz"))}
          and (h.booking_id, h.leg) is distinct from (${own}, w.leg)))
    -- The smallest first; equal vehicles are ordered differently for each leg, so that simultaneous sales do
    -- not queue for the same one.
    order by v.id = any (array(
        select h.vehicle_id from vehicle_holds h
        where h.booking_id = ${own} and h.leg = w.leg and h.state = 'assigned')) desc,
      array_position(${inputOf("holdClasses", "text[]")}, v.vehicle_class), v.seats, hashtext(v.id::text || w.id::text)
    limit 1
  ) v on true`;

/**
 * Holds are inserted in the order of their legs, which is the order of time, so that sales of several legs
 * cannot deadlock.
 */
export const holdSql = (booking: SQL, own: SQL = sql`null::uuid`): SQL =>
  insertSelect(
    vehicleHolds,
    {
      id: sql`c.id`,
      bookingId: sql`b.id`,
      quoteId: "default",
      leg: sql`c.leg`,
      vehicleId: sql`c.vehicle_id`,
      busy: sql`c.busy`,
      state: inputOf("holdState", "text"),
      expiresAt: inputOf("holdExpires", "timestamptz"),
      assignmentId: "default",
      createdAt: inputOf("holdNow", "timestamptz"),
    },
    sql`from ${booking} b, (${candidatesFor(own)}) c
  where c.vehicle_id is not null
  order by c.leg
  on conflict do nothing
  returning leg`,
  );

export const holdValues = (holds: HoldsRequest) => ({ ...holds, holdLegs: JSON.stringify(holds.holdLegs) });

export type HeldLeg = { readonly leg: number; readonly isHeld: boolean; readonly hadCandidate: boolean };

/** Holds a vehicle for each leg, as far as one is free. */
export const insertHolds = (db: Database, bookingId: string, holds: HoldsRequest): Promise<readonly HeldLeg[]> =>
  holdStatementOn(db).execute({ ...holdValues(holds), holdBooking: bookingId });

const holdStatementOn = preparedOnce(prepareHolds);

function prepareHolds(db: Database) {
  const own = inputOf("holdBooking", "uuid");
  const seen = db.$with("seen", {}).as(candidatesFor(own));
  const held = db.$with("held", {}).as(holdSql(sql`(select ${own} as id)`, own));
  return db
    .with(seen, held)
    .select({
      leg: sql<number>`s.leg`,
      isHeld: sql<boolean>`s.leg in (select leg from held)`,
      hadCandidate: sql<boolean>`s.vehicle_id is not null`,
    })
    .from(sql`seen s`)
    .orderBy(sql`s.leg`)
    .prepare("hold_vehicles");
}

/** Releases expired holds of others in this period. Rows locked by another transaction are skipped. */
export async function releaseOverdueHolds(db: Database, now: Date, from: Date, to: Date): Promise<void> {
  const overdue = db
    .select({ id: vehicleHolds.id })
    .from(vehicleHolds)
    .where(
      sql`${vehicleHolds.state} = 'held' and ${vehicleHolds.expiresAt} <= ${now} and ${vehicleHolds.busy} && tstzrange(${from}, ${to})`,
    )
    .for("update", { skipLocked: true });
  await db.update(vehicleHolds).set({ state: "released" }).where(inArray(vehicleHolds.id, overdue));
}

/** Releases the booking's own vehicles, for all or some legs. */
export async function releaseHolds(db: Database, bookingId: string, legs?: readonly number[]): Promise<void> {
  await db
    .update(vehicleHolds)
    .set({ state: "released", expiresAt: null })
    .where(
      and(
        eq(vehicleHolds.bookingId, bookingId),
        inArray(vehicleHolds.state, ["held", "reserved"]),
        legs && inArray(vehicleHolds.leg, [...legs]),
      ),
    );
}

/** Turns this booking’s holds into reservations; returns the legs that are now reserved. */
export async function reserveHolds(db: Database, bookingId: string): Promise<readonly number[]> {
  const reserved = await db
    .update(vehicleHolds)
    .set({ state: "reserved", expiresAt: null })
    .where(and(eq(vehicleHolds.bookingId, bookingId), inArray(vehicleHolds.state, ["held", "reserved"])))
    .returning({ leg: vehicleHolds.leg });
  return reserved.map(({ leg }) => leg);
}

/** Extends holds. */
export async function prolongHolds(db: Database, bookingId: string, until: Date): Promise<void> {
  await db
    .update(vehicleHolds)
    .set({ expiresAt: until })
    .where(and(eq(vehicleHolds.bookingId, bookingId), eq(vehicleHolds.state, "held")));
}
