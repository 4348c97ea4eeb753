import { asc, eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookingItems, bookings } from "#db/schema/booking.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";

export const findSettings = (db: ReadDb) => readSettings(db);

const earning = {
  id: bookings.id,
  reference: bookings.reference,
  state: bookings.state,
  isTest: bookings.isTest,
  organisationId: bookings.organisationId,
  partnerId: bookings.partnerId,
  affiliateId: bookings.affiliateId,
  claimedRate: bookings.claimedRate,
  appliedRate: bookings.appliedRate,
  bookerId: bookings.bookerId,
  /** The passenger’s email, if the partner gave it. */
  email: subquery<string>`coalesce((
    select g.guest_email from guest_bookings g where g.booking_id = ${bookings.id}), ${bookings.email})`,
  serviceType: bookings.serviceType,
  serviceName: bookings.serviceName,
  totalCents: bookings.totalCents,
  createdAt: bookings.createdAt,
};

/** The facts that a commission depends on, by the booking’s reference or id. */
export async function findEarningBooking(db: ReadDb, by: { reference: string } | { bookingId: string }) {
  const [row] = await db
    .select(earning)
    .from(bookings)
    .where("reference" in by ? eq(bookings.reference, by.reference) : eq(bookings.id, by.bookingId));
  return row;
}
export type EarningRow = NonNullable<Awaited<ReturnType<typeof findEarningBooking>>>;

export const findEarningItems = (db: ReadDb, bookingId: string) =>
  db
    .select({
      text: bookingItems.text,
      amountCents: bookingItems.amountCents,
      vatCode: bookingItems.vatCode,
      leg: bookingItems.leg,
    })
    .from(bookingItems)
    .where(eq(bookingItems.bookingId, bookingId))
    .orderBy(asc(bookingItems.position));

/** Every vehicle of every leg. */
export const findEarningTrips = (db: ReadDb, bookingId: string) =>
  db
    .select({ leg: trips.leg, state: trips.state, priceCents: trips.priceCents, plannedEnd: trips.plannedEnd })
    .from(trips)
    .where(eq(trips.bookingId, bookingId))
    .orderBy(asc(trips.leg), asc(trips.part));
