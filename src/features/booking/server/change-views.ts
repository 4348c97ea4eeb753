import { and, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingChanges } from "#db/schema/booking.ts";
import { vehicleAbsences } from "#db/schema/fleet.ts";
import { assignments, trips, vehicleHolds } from "#db/schema/trips.ts";
import { findTariffVersion } from "#db/tariff-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { type Tariff, withoutSplit } from "#domain/pricing/tariff.ts";
import type { Span, Taken } from "#domain/trip/capacity.ts";

/** The tariff a booking was made under. */
export async function findAgreedTariff(db: ReadDb, version: number, { tax }: CompanySettings): Promise<Tariff> {
  const tariff = await findTariffVersion(db, version);
  return tax.splitsTours ? tariff : withoutSplit(tariff);
}

/** When other bookings or the workshop have vehicles: this booking's own holds are no obstacle. */
export async function findTakenByOthers(
  db: ReadDb,
  { from, to }: Span,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<readonly Taken[]> {
  const away = db
    .select({ vehicleId: vehicleAbsences.vehicleId, ...endsOf(vehicleAbsences.span) })
    .from(vehicleAbsences)
    .where(sql`${vehicleAbsences.span} && tstzrange(${from}, ${to})`);
  return db
    .select({ vehicleId: vehicleHolds.vehicleId, ...endsOf(vehicleHolds.busy) })
    .from(vehicleHolds)
    .where(
      and(
        sql`${vehicleHolds.bookingId} is distinct from ${bookingId}`,
        inArray(vehicleHolds.state, ["held", "reserved", "assigned"]),
        or(ne(vehicleHolds.state, "held"), gt(vehicleHolds.expiresAt, now)),
        sql`${vehicleHolds.busy} && tstzrange(${from}, ${to})`,
      ),
    )
    .unionAll(away);
}

const dateOf = (text: string) => new Date(text);
const endsOf = (range: typeof vehicleHolds.busy | typeof vehicleAbsences.span) => ({
  from: sql<Date>`lower(${range})`.mapWith(dateOf),
  to: sql<Date>`upper(${range})`.mapWith(dateOf),
});

/** Whether someone has been chosen to drive one of its trips. */
export async function hasCrew(db: ReadDb, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(trips, eq(trips.id, assignments.tripId))
    .where(and(eq(trips.bookingId, bookingId), inArray(assignments.state, ["accepted", "active"])))
    .limit(1);
  return rows.length > 0;
}

export async function hasHold(db: ReadDb, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: vehicleHolds.id })
    .from(vehicleHolds)
    .where(and(eq(vehicleHolds.bookingId, bookingId), inArray(vehicleHolds.state, ["held", "reserved", "assigned"])))
    .limit(1);
  return rows.length > 0;
}

export async function findChange(db: ReadDb, id: string) {
  const [change] = await db.select().from(bookingChanges).where(eq(bookingChanges.id, id));
  return change;
}

/** The latest first. */
export const findChangesOf = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.createdAt), desc(bookingChanges.id));
