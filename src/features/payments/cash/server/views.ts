import { and, asc, desc, eq, gt, gte, ilike, inArray, isNotNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { cashToCollect } from "#db/pay/cash-to-collect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { invoiceBookings, invoices } from "#db/schema/invoices.ts";
import { payments } from "#db/schema/payments.ts";
import { vehicleShifts } from "#db/schema/shifts.ts";
import { trips } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import type { CashDrive } from "#domain/payment/cash-holder.ts";
import type { TimeKey } from "#platform/page-key.ts";

const customer = sql<string>`${bookings.firstName} || ' ' || ${bookings.lastName}`;
type DrivenBy = { readonly driver_id: string; readonly name: string; readonly pickup_at: string };
/** The drivers of the booking’s trips, without no-shows and cancelled trips, on which no cash is collected. */
const drivenBy = subquery<readonly DrivenBy[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('driver_id', d.id, 'name', trim(d.first_name || ' ' || d.last_name),
    'pickup_at', t.pickup_at) order by t.pickup_at, d.id), '[]')
  from trips t join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled')
  join drivers d on d.id = a.driver_id
  where t.booking_id = ${bookings.id} and t.state not in ('no_show', 'cancelled'))`.mapWith(drivesFrom);

function drivesFrom(drivenBies: readonly DrivenBy[]): readonly CashDrive[] {
  return drivenBies.map(({ driver_id, name, pickup_at }) => ({
    driverId: driver_id,
    name,
    pickupAt: new Date(pickup_at),
  }));
}

/** The person holding the cash, once it is collected. */
const holder = subquery<string | null>`(
  select trim(d.first_name || ' ' || d.last_name) from drivers d where d.id = ${payments.cashDriverId})`;

export type CashFilter = {
  readonly view: "due" | "collected" | "done";
  readonly search: string;
  readonly now: Date;
  readonly after: TimeKey | undefined;
};

const selectCash = (db: ReadDb) =>
  db
    .select({
      payment: payments,
      reference: bookings.reference,
      customer,
      pickupAt: bookings.pickupAt,
      drives: drivenBy,
      holder,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId));

export async function findCashById(db: ReadDb, id: string): Promise<CashRow | undefined> {
  const [row] = await selectCash(db).where(and(eq(payments.method, "cash"), eq(payments.id, id)));
  return row;
}

/** Cash of started trips, or with a driver or our team. */
export const findCash = (db: ReadDb, filter: CashFilter, limit: number) =>
  selectCash(db)
    .where(and(eq(payments.method, "cash"), ...conditions(filter)))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(limit);

export type CashRow = Awaited<ReturnType<typeof findCash>>[number];

function conditions({ view, search, now, after }: CashFilter): (SQL | undefined)[] {
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    ...views[view](now),
    search === "" ? undefined : or(ilike(bookings.reference, pattern), ilike(customer, pattern)),
    after && or(gt(payments.createdAt, after.at), and(eq(payments.createdAt, after.at), gt(payments.id, after.id))),
  ];
}

const views: Readonly<Record<CashFilter["view"], (now: Date) => SQL[]>> = {
  due: (now) => [eq(payments.state, "due_on_trip"), lt(bookings.pickupAt, now)],
  collected: () => [eq(payments.state, "collected")],
  done: () => [inArray(payments.state, ["handed_in", "reconciled"])],
};

type Around = { readonly from: Date; readonly until: Date };

/** No cash is collected on no-shows and cancelled trips. */
const theirTrip = (userId: string) => subquery<boolean>`exists (select 1 from trips t
  join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'fulfilled')
  join drivers d on d.id = a.driver_id and d.user_id = ${userId}
  where t.booking_id = ${bookings.id} and t.state not in ('no_show', 'cancelled'))`;

/** The ones of these payments that are handed in but not counted. */
export async function findHandedIn(db: ReadDb, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.id, [...paymentIds]),
        subquery<boolean>`exists (select 1 from ${vehicleShifts} where ${vehicleShifts.state} = 'ended'
          and ${vehicleShifts.paymentIds} ? ${payments.id}::text)`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** For trips starting in the period. */
export const findCashOnTrips = (db: ReadDb, { from, until }: Around) =>
  db
    .select({ tripId: trips.id, amountCents: cashToCollect })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(gte(trips.pickupAt, from), lt(trips.pickupAt, until), isNotNull(cashToCollect), not(bookings.isTest)));

/** Due on this driver’s trips, or taken by them and not counted. */
export const findCashOfDriver = (db: ReadDb, userId: string, { from, until }: Around) =>
  selectCash(db)
    .where(
      and(
        eq(payments.method, "cash"),
        or(
          and(
            eq(payments.state, "due_on_trip"),
            gt(bookings.pickupAt, from),
            lt(bookings.pickupAt, until),
            theirTrip(userId),
          ),
          and(
            eq(payments.state, "collected"),
            subquery<boolean>`exists (select 1 from drivers d where d.id = ${payments.cashDriverId} and d.user_id = ${userId})`,
          ),
        ),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(payments.id))
    .limit(50);

/** The actor’s driver record, if the cash is due on their trip. */
export async function findItsDriver(db: ReadDb, paymentId: string, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: drivers.id })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(drivers, eq(drivers.userId, userId))
    .where(and(eq(payments.id, paymentId), theirTrip(userId)));
  return row?.id;
}

/** The latest monthly invoice that includes a booking. */
export async function findMonthlyInvoice(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoices)
    .innerJoin(invoiceBookings, eq(invoiceBookings.invoiceId, invoices.id))
    .where(
      and(eq(invoiceBookings.bookingId, bookingId), gt(invoiceBookings.billedCents, invoiceBookings.creditedCents)),
    )
    .orderBy(desc(invoices.number))
    .limit(1);
  return row;
}
