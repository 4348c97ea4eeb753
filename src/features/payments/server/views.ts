import { and, desc, eq, gte, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findAccountFacts as readAccountFacts } from "#db/corporate/account-standing-views.ts";
import { askedByMonth } from "#db/corporate/month-billing-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookingMoves, bookings } from "#db/schema/booking.ts";
import { paymentNotifications, payments, refunds, transferProofs } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { fitsOneVehicle } from "#db/trip-parts.ts";
import type { VehicleClass } from "#domain/company/catalogue.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { paidTwice, surplusKey } from "#domain/payment/paid-twice.ts";
import type { PayableColumn } from "./payable-kind.ts";

/** What our team has set. */
export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

/** What a booking is driven in, cancelled or not; null where no trip was planned, or no one vehicle takes them all. */
export async function findVehicleClassOf(db: ReadDb, bookingId: string): Promise<VehicleClass | null> {
  const [trip] = await db
    .select({ vehicleClass: trips.vehicleClass })
    .from(trips)
    .innerJoin(bookings, eq(bookings.id, trips.bookingId))
    .where(and(eq(trips.bookingId, bookingId), fitsOneVehicle))
    .orderBy(trips.leg, trips.part)
    .limit(1);
  return trip?.vehicleClass ?? null;
}

/** What the payments of a booking need to know of it. */
const bookingFacts = {
  id: bookings.id,
  reference: bookings.reference,
  state: bookings.state,
  isTest: bookings.isTest,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  serviceType: bookings.serviceType,
  pickupAt: bookings.pickupAt,
  totalCents: bookings.totalCents,
  paymentMethod: bookings.paymentMethod,
  feeCents: bookings.feeCents,
  depositCents: bookings.depositCents,
  paidCents: bookings.paidCents,
  refundedCents: bookings.refundedCents,
  organisationId: bookings.organisationId,
  holdUntil: bookings.holdUntil,
  policy: bookings.policy,
  isStranger: bookings.isStranger,
  contactConfirmedAt: bookings.contactConfirmedAt,
  isCardOnly: bookings.isCardOnly,
  createdAt: bookings.createdAt,
  /** What monthly invoices ask for it: it is paid with them. */
  billedByMonthCents: askedByMonth,
};

export async function findBookingById(db: ReadDb, id: string) {
  const [booking] = await db.select(bookingFacts).from(bookings).where(eq(bookings.id, id));
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}

export async function findBookingByReference(db: ReadDb, reference: string) {
  const [booking] = await db.select(bookingFacts).from(bookings).where(eq(bookings.reference, reference));
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return booking;
}

export type PaidBooking = Awaited<ReturnType<typeof findBookingById>>;

/** Every attempt to pay a booking, the latest first. */
export const findAttempts = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id));

export type Attempt = Awaited<ReturnType<typeof findAttempts>>[number];

export async function findPayment(db: ReadDb, id: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** The attempt that says what a payment is for: itself, or where it paid nothing the one that its money came for. */
export async function findMeant(db: ReadDb, payment: Attempt): Promise<Attempt> {
  return (payment.againOf ? await findPayment(db, payment.againOf) : undefined) ?? payment;
}

/** Whether this payment confirmed its booking: the customer hears of both at once. */
export async function isConfirmedBy(
  db: ReadDb,
  bookingId: string,
  { updatedAt }: { updatedAt: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: bookingMoves.id })
    .from(bookingMoves)
    .where(
      and(
        eq(bookingMoves.bookingId, bookingId),
        eq(bookingMoves.toState, "confirmed"),
        gte(bookingMoves.createdAt, updatedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether a payment, or a part of it, was more than was asked for and goes back. */
export async function isSurplus(db: ReadDb, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.type, "refund.due"), sql`${events.payload} ->> 'key' = ${surplusKey(paymentId)}`))
    .limit(1);
  return row !== undefined;
}

/** What goes back of a booking, a share, a voucher or an invoice that was paid more than once. */
export async function findPaidTwice(db: ReadDb, payable: PayableColumn, id: string): Promise<number> {
  const meant = alias(payments, "meant");
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(meant, eq(meant.id, payments.againOf))
    .where(
      and(
        eq(refunds.reasonCode, paidTwice),
        ne(refunds.state, "rejected"),
        or(eq(payments[payable], id), eq(meant[payable], id)),
        // A share is paid, and told of, on a page of its own.
        payable === "bookingId" ? and(isNull(payments.shareId), isNull(meant.shareId)) : undefined,
      ),
    );
  return row?.sum ?? 0;
}

export const findAccountFacts = (db: ReadDb, organisationId: string, now: Date) =>
  readAccountFacts(db, organisationId, now);

/** Whether someone with this address has travelled with us and paid for it. */
export async function hasTravelledBefore(
  db: ReadDb,
  { id, email }: Pick<PaidBooking, "id" | "email">,
): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(sql`lower(${bookings.email})`, email.toLowerCase()),
        inArray(bookings.state, ["completed", "closed"]),
        ne(bookings.id, id),
        sql`${bookings.paidCents} > ${bookings.refundedCents}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findNotification(db: ReadDb, id: string) {
  const [row] = await db.select().from(paymentNotifications).where(eq(paymentNotifications.id, id));
  return row;
}

type GatewayStatus = { readonly provider: string; readonly providerPaymentId: string; readonly status: string };

/** Whether the gateway has told us this before, and we believed it. */
export async function wasAccepted(
  db: ReadDb,
  { provider, providerPaymentId, status }: GatewayStatus,
): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.provider, provider),
        eq(paymentNotifications.providerPaymentId, providerPaymentId),
        eq(paymentNotifications.status, status),
        eq(paymentNotifications.verdict, "accepted"),
      ),
    );
  return row !== undefined;
}

/** Why our team rejected the latest proof. */
export async function findRejection(db: ReadDb, paymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: transferProofs.reason })
    .from(transferProofs)
    .where(and(eq(transferProofs.paymentId, paymentId), eq(transferProofs.state, "rejected")))
    .orderBy(desc(transferProofs.createdAt))
    .limit(1);
  return row?.reason ?? null;
}

/** How the company is reached: what an administrator saved, or the sample. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
