import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { insertSelect } from "#db/insert-select.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { bagsCarried, isCovered } from "#db/vehicle-room.ts";
import type { VehicleClass } from "#domain/company/catalogue.ts";
import type { OperatingLicenceType } from "#domain/compliance/document-types.ts";

/** A vehicle for each of these legs: of one of these classes, in order of preference, large enough and licensed. */
export type HoldsRequest = {
  readonly holdLegs: readonly HoldLeg[];
  readonly holdClasses: readonly VehicleClass[];
  /** One of these operating licences. */
  readonly holdLicences: readonly OperatingLicenceType[];
  readonly holdSeats: number;
  readonly holdBags: number;
  readonly holdState: "held" | "reserved";
  /** Null if reserved. */
  readonly holdExpires: Date | null;
  readonly holdNow: Date;
};
/** Moments as text, because all legs go in one parameter. */
export type HoldLeg = { readonly id: string; readonly leg: number; readonly from: string; readonly to: string };

const inputOf = (name: keyof HoldsRequest | "holdBooking", type: string) =>
  sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** Held by someone now. An expired hold does not count, although its row may still exist. */
const isTaken = (now: SQL) =>
  sql`h.state in ('held', 'reserved', 'assigned') and (h.state <> 'held' or h.expires_at > ${now})`;

/**
 * An outbound and a return trip, with room for more. With a fixed limit the planner keeps one plan instead of making
 * one for each booking.
 */
const legsAtMost = sql.raw("4");

/**
 * The requested legs, each with the best vehicle that looks free; null if none does. The leg’s own vehicle counts as
 * free and comes first: a longer hire keeps its vehicle.
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
    -- The smallest first; among equals each leg has an order of its own, so that those who ask at once do not queue up for one.
    order by v.id = any (array(
        select h.vehicle_id from vehicle_holds h
        where h.booking_id = ${own} and h.leg = w.leg and h.state = 'assigned')) desc,
      array_position(${inputOf("holdClasses", "text[]")}, v.vehicle_class), v.seats, hashtext(v.id::text || w.id::text)
    limit 1
  ) v on true`;

/** Holds are taken in the order of time, so that two bookings with several legs never deadlock. */
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

/** Holds a vehicle for each leg, if one is free. */
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

/** Releases the expired holds of others in this time. Those that someone is releasing now are skipped. */
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

/** Releases the booking’s vehicles, for all or some legs. */
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

/** Turns this booking’s holds into reservations; returns the legs reserved now. */
export async function reserveHolds(db: Database, bookingId: string): Promise<readonly number[]> {
  const reserved = await db
    .update(vehicleHolds)
    .set({ state: "reserved", expiresAt: null })
    .where(and(eq(vehicleHolds.bookingId, bookingId), inArray(vehicleHolds.state, ["held", "reserved"])))
    .returning({ leg: vehicleHolds.leg });
  return reserved.map(({ leg }) => leg);
}

/** Extends the holds. */
export async function prolongHolds(db: Database, bookingId: string, until: Date): Promise<void> {
  await db
    .update(vehicleHolds)
    .set({ expiresAt: until })
    .where(and(eq(vehicleHolds.bookingId, bookingId), eq(vehicleHolds.state, "held")));
}
