import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { claimedByMonth } from "#db/corporate/month-billing-views.ts";
import { findLegalInForce } from "#db/legal-views.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { findPrefixes as readPrefixes } from "#db/read-prefixes.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { events } from "#db/schema/platform.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { paidTwice, surplusKey } from "#domain/payment/paid-twice.ts";
import type { PayableColumn } from "./payable-kind.ts";

/** The company’s settings. */
export const findSettings = (db: ReadDb): Promise<CompanySettings> => readSettings(db);

export const findTermsInForce = (db: ReadDb, now: Date): Promise<string> => findLegalInForce(db, "terms", now);

/** The columns of a booking that its payments need. */
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
  serviceName: bookings.serviceName,
  pickupAt: bookings.pickupAt,
  totalCents: bookings.totalCents,
  paymentMethod: bookings.paymentMethod,
  feeCents: bookings.feeCents,
  depositCents: bookings.depositCents,
  depositTerms: bookings.depositTerms,
  paidCents: bookings.paidCents,
  refundedCents: bookings.refundedCents,
  organisationId: bookings.organisationId,
  holdUntil: bookings.holdUntil,
  policy: bookings.policy,
  isStranger: bookings.isStranger,
  contactConfirmedAt: bookings.contactConfirmedAt,
  isCardOnly: bookings.isCardOnly,
  createdAt: bookings.createdAt,
  /** The part paid with monthly invoices. */
  billedByMonthCents: claimedByMonth,
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

/** Every attempt to pay a booking, latest first. */
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

/** The attempt that says what a payment is for: itself, or for a surplus payment the one it repeats. */
export async function findMeant(db: ReadDb, payment: Attempt): Promise<Attempt> {
  return (payment.againOf ? await findPayment(db, payment.againOf) : undefined) ?? payment;
}

/** Whether a payment, or part of it, was surplus and is refunded. */
export async function isSurplus(db: ReadDb, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.type, "refund.due"), sql`${events.payload} ->> 'key' = ${surplusKey(paymentId)}`))
    .limit(1);
  return row !== undefined;
}

/** Refunds of a booking, a share, a voucher or an invoice that was paid more than once. */
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
        // A share has its own page and receipt.
        payable === "bookingId" ? and(isNull(payments.shareId), isNull(meant.shareId)) : undefined,
      ),
    );
  return row?.sum ?? 0;
}

/** The company’s contact details. */
export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);

export async function findBookingMoney(db: ReadDb, reference: string) {
  const [booking] = await db
    .select({ id: bookings.id, version: bookings.version })
    .from(bookings)
    .where(eq(bookings.reference, reference.toUpperCase()));
  return booking;
}

/** Every prefix that the company’s references ever had, today’s first. */
export const findPrefixes = (db: ReadDb) => readPrefixes(db);
