import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findSettings as readSettings } from "#db/read-settings.ts";
import { users } from "#db/schema/accounts.ts";
import { bookingChanges, bookingItems, bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { payments, refunds } from "#db/schema/payments.ts";
import { isReceived } from "#domain/payment-lifecycle.ts";

/** What the office has set: who we are, how we stand with the tax office, where money goes. */
export const findSettings = (db: ReadDb) => readSettings(db);

/** Everything of a booking that an invoice needs. */
export async function findBilledBooking(db: ReadDb, reference: string) {
  const [booking] = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      state: bookings.state,
      isTest: bookings.isTest,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      serviceType: bookings.serviceType,
      optionTitle: bookings.optionTitle,
      pickupAt: bookings.pickupAt,
      totalCents: bookings.totalCents,
      feeCents: bookings.feeCents,
      paymentMethod: bookings.paymentMethod,
      organisationId: bookings.organisationId,
      organisationName: organisations.name,
      organisationVat: organisations.vatNumber,
      organisationRegistration: organisations.registrationNumber,
    })
    .from(bookings)
    .leftJoin(organisations, eq(organisations.id, bookings.organisationId))
    .where(eq(bookings.reference, reference));
  return booking;
}
export type BilledBooking = NonNullable<Awaited<ReturnType<typeof findBilledBooking>>>;

export const findItems = (db: ReadDb, bookingId: string) =>
  db
    .select({ text: bookingItems.text, amountCents: bookingItems.amountCents, vatCode: bookingItems.vatCode })
    .from(bookingItems)
    .where(eq(bookingItems.bookingId, bookingId))
    .orderBy(asc(bookingItems.position));

/** What was billed for a booking, oldest first, without drafts and credit notes. */
export const findBookingInvoices = (db: ReadDb, bookingId: string) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.bookingId, bookingId),
        inArray(invoices.kind, ["invoice", "abridged", "tax_invoice"]),
        ne(invoices.state, "draft"),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));

export const findInvoiceWeights = (db: ReadDb, invoiceId: string) =>
  db
    .select({ vatCode: invoiceLines.vatCode, grossCents: invoiceLines.grossCents, serviceOn: invoiceLines.serviceOn })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));

/** Money that came in for a booking, and how much of it is not on an invoice yet. */
export async function findUnallocatedPayments(db: ReadDb, bookingId: string) {
  // Written out: in a question to one table the columns lose their table's name, and both tables have an id.
  const allocated = sql<number>`coalesce((
    select sum(counted.amount_cents) from invoice_payments counted where counted.payment_id = payments.id), 0)::int`;
  const rows = await db
    .select({
      id: payments.id,
      state: payments.state,
      method: payments.method,
      amountCents: payments.amountCents,
      paidAt: payments.paidAt,
      updatedAt: payments.updatedAt,
      allocated,
    })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  return rows
    .filter(({ state, amountCents, allocated: used }) => isReceived(state) && used < amountCents)
    .map((row) => ({ ...row, openCents: row.amountCents - row.allocated }));
}
export type UnallocatedPayment = Awaited<ReturnType<typeof findUnallocatedPayments>>[number];

/** A payment that was made onto an invoice. */
export async function findPaymentFor(db: ReadDb, id: string) {
  const [row] = await db
    .select({ amountCents: payments.amountCents, method: payments.method, paidAt: payments.paidAt })
    .from(payments)
    .where(eq(payments.id, id));
  return row;
}

/** Where a payment is counted. */
export const findCounted = (db: ReadDb, paymentId: string) =>
  db
    .select({
      invoiceId: invoicePayments.invoiceId,
      amountCents: invoicePayments.amountCents,
      method: invoicePayments.method,
    })
    .from(invoicePayments)
    .where(eq(invoicePayments.paymentId, paymentId));

export async function findChange(db: ReadDb, changeId: string) {
  const [row] = await db
    .select({ differenceCents: bookingChanges.differenceCents, state: bookingChanges.state })
    .from(bookingChanges)
    .where(eq(bookingChanges.id, changeId));
  return row;
}

export async function findRefund(db: ReadDb, refundId: string) {
  const [row] = await db
    .select({
      id: refunds.id,
      bookingId: refunds.bookingId,
      paidCents: refunds.paidCents,
      amountCents: refunds.amountCents,
      method: refunds.method,
    })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  return row;
}

/** Where an organisation's invoices go: to whoever of it joined first. */
export async function findOrganisationEmail(db: ReadDb, organisationId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(users.createdAt))
    .limit(1);
  return row?.email;
}
