import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { quotes } from "#db/schema/quotes.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { subquery } from "#db/subquery.ts";
import { isFirstPart } from "#db/trip-parts.ts";
import { overStates, statesBeforeStart } from "#domain/trip/trip-on-road.ts";
import { isHeldByStranger } from "../../server/stranger-views.ts";

export const holdsAtMost = 200;

const isLive = (now: Date) => sql`h.state in ('held', 'reserved') and (h.state = 'reserved' or h.expires_at > ${now})`;

const vehiclesOf = (owner: SQL, now: Date) => sql<string[] | null>`(
  select array_agg(v.plate || ' · ' || v.make || ' ' || v.model order by h.leg)
  from vehicle_holds h join vehicles v on v.id = h.vehicle_id where ${owner} and ${isLive(now)})`;

/** Bookings that hold a vehicle without any payment. */
export const findHeldBookings = (db: ReadDb, now: Date) =>
  db
    .select({
      id: bookings.id,
      version: bookings.version,
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      state: bookings.state,
      paymentMethod: bookings.paymentMethod,
      totalCents: bookings.totalCents,
      pickupAt: bookings.pickupAt,
      createdAt: bookings.createdAt,
      holdUntil: bookings.holdUntil,
      isStranger: bookings.isStranger,
      sourceKey: bookings.sourceKey,
      contactConfirmedAt: bookings.contactConfirmedAt,
      vehicles: vehiclesOf(sql`h.booking_id = "bookings"."id"`, now),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(bookings)
    .where(
      sql`(${isHeldByStranger(now)}) or (${and(
        eq(bookings.state, "awaiting_payment"),
        gt(bookings.holdUntil, now),
        sql`exists (select from vehicle_holds h where h.booking_id = ${bookings.id} and ${isLive(now)})`,
      )})`,
    )
    .orderBy(sql`${bookings.holdUntil} asc nulls last`, asc(bookings.id))
    .limit(holdsAtMost);

export type HeldRow = Awaited<ReturnType<typeof findHeldBookings>>[number];

/** Quotes that keep a vehicle while the customer decides. */
export const findHeldQuotes = (db: ReadDb, now: Date) =>
  db
    .select({
      id: quotes.id,
      version: quotes.rowVersion,
      number: quotes.number,
      name: quotes.customerName,
      email: quotes.customerEmail,
      phone: quotes.customerPhone,
      createdAt: quotes.createdAt,
      until: sql<Date>`max(${vehicleHolds.expiresAt})`.mapWith((text: string) => new Date(text)),
      starts: sql<Date>`min(lower(${vehicleHolds.busy}))`.mapWith((text: string) => new Date(text)),
      vehicles: vehiclesOf(sql`h.quote_id = "quotes"."id"`, now),
    })
    .from(quotes)
    .innerJoin(vehicleHolds, eq(vehicleHolds.quoteId, quotes.id))
    .where(and(eq(vehicleHolds.state, "held"), gt(vehicleHolds.expiresAt, now)))
    .groupBy(quotes.id)
    .limit(holdsAtMost);

/** Pickups up to a moment, and how long before a pickup a reminder counts for it. */
export type ReminderDue = { readonly now: Date; readonly until: Date; readonly hoursBefore: number };

/** At most this many per run. */
const laterAtMost = 200;

/** Later pickups of a booking, such as the return trip, that are soon and not over; the outbound trip may be. */
export const findLaterPickups = (db: ReadDb, { now, until, hoursBefore }: ReminderDue) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      createdAt: trips.createdAt,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(bookings.state, ["confirmed", "in_progress"]),
        isFirstPart,
        notInArray(trips.state, [...overStates]),
        gt(trips.pickupAt, bookings.pickupAt),
        or(
          isNull(trips.remindedAt),
          sql`${trips.remindedAt} < ${trips.pickupAt} - make_interval(hours => ${hoursBefore}::int)`,
        ),
        gt(trips.pickupAt, now),
        lte(trips.pickupAt, until),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(laterAtMost);

/** Pickups of confirmed bookings that are soon, and that no one has been reminded of by this key. */
export const findSoonPickups = (db: ReadDb, { now, until }: Pick<ReminderDue, "now" | "until">) =>
  db
    .select({
      id: trips.id,
      reference: bookings.reference,
      leg: trips.leg,
      createdAt: bookings.createdAt,
      pickupAt: trips.pickupAt,
      pickupLocation: trips.pickupLocation,
      destination: trips.destination,
    })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(
      and(
        inArray(bookings.state, ["confirmed", "in_progress"]),
        isFirstPart,
        inArray(trips.state, [...statesBeforeStart]),
        gt(trips.pickupAt, now),
        lte(trips.pickupAt, until),
        notWritten(
          sql`'booking-soon:' || ${trips.id} || ':' || (extract(epoch from ${trips.pickupAt}) * 1000)::bigint`,
        ),
      ),
    )
    .orderBy(asc(trips.pickupAt), asc(trips.id))
    .limit(laterAtMost);

/** No email and no text has this key. */
const notWritten = (key: SQL): SQL =>
  sql`not exists (select from messages m where m.key in (${key}, 'whatsapp:' || ${key}, 'sms:' || ${key}))`;

/** Bookings of our site that wait for a payment that has not begun, and whose vehicle is still held for a while. */
export const findAbandoned = (
  db: ReadDb,
  { after, before, heldUntil }: { after: Date; before: Date; heldUntil: Date },
) =>
  db
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "awaiting_payment"),
        eq(bookings.isTest, false),
        eq(bookings.source, "website"),
        gt(bookings.holdUntil, heldUntil),
        gt(bookings.createdAt, after),
        lte(bookings.createdAt, before),
        subquery`not exists (select from payments p where p.booking_id = ${bookings.id} and p.method = 'transfer'
          and p.state = 'awaiting_proof')`,
        notWritten(sql`'booking-unpaid:' || ${bookings.reference}`),
      ),
    )
    .orderBy(asc(bookings.holdUntil), asc(bookings.id))
    .limit(laterAtMost);

/** Bank transfers that were chosen so long ago, and of which neither money nor a proof has come. */
export const findAwaitedTransfers = (db: ReadDb, { from, until, now }: { from: Date; until: Date; now: Date }) =>
  db
    .select({
      id: payments.id,
      reference: bookings.reference,
      chosenAt: payments.createdAt,
      holdUntil: bookings.holdUntil,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.method, "transfer"),
        eq(payments.state, "awaiting_proof"),
        isNull(payments.shareId),
        gt(payments.createdAt, from),
        lte(payments.createdAt, until),
        eq(bookings.isTest, false),
        or(
          inArray(bookings.state, ["confirmed", "in_progress"]),
          and(eq(bookings.state, "awaiting_payment"), gt(bookings.holdUntil, now)),
        ),
        notWritten(sql`'transfer-reminder:' || ${payments.id}`),
        subquery`not exists (select from messages m where m.about = 'booking:' || ${bookings.reference}
          and m.template in ('payment-reminder', 'payment_reminder') and m.created_at > ${payments.createdAt})`,
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(laterAtMost);
