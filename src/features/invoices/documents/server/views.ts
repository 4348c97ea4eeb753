import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { isBookedBy } from "#db/booked-by.ts";
import type { ReadDb } from "#db/connect.ts";
import { isDocumentOf } from "#db/corporate/month-billing-views.ts";
import { findInItsPlace } from "#db/money/reissued-invoices.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { payments } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { findDocument } from "../../server/document-views.ts";

/** The document, or its replacement. */
export const findDocumentInPlace = async (db: ReadDb, id: string) => findDocument(db, await findInItsPlace(db, id));

/** Documents not yet sent to a booking's customer, credit notes first. */
export const findUnsentOfBooking = (db: ReadDb, reference: string) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(
      and(
        eq(bookings.reference, reference),
        ne(invoices.state, "draft"),
        isNull(invoices.sentAt),
        isNull(invoices.organisationId),
        sql`lower(${invoices.buyerEmail}) = lower(${bookings.email})`,
      ),
    )
    .orderBy(sql`${invoices.kind} <> 'credit_note'`, asc(invoices.issuedAt), asc(invoices.number));

/** Unsent documents issued to the same buyer at the same time, to be sent in one email. */
export const findUnsentBeside = (db: ReadDb, { issuedAt, buyerEmail }: { issuedAt: Date; buyerEmail: string }) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.issuedAt, issuedAt),
        sql`lower(${invoices.buyerEmail}) = ${buyerEmail.toLowerCase()}`,
        ne(invoices.state, "draft"),
        isNull(invoices.sentAt),
      ),
    )
    .orderBy(sql`${invoices.kind} = 'credit_note'`, asc(invoices.number));

/** A booking’s latest valid invoice; a credit note is found by its own number. */
export async function findInvoiceOfBooking(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({ id: invoices.id, organisationId: invoices.organisationId })
    .from(invoices)
    .where(and(eq(invoices.bookingId, bookingId), ne(invoices.state, "draft"), ne(invoices.kind, "credit_note")))
    .orderBy(sql`${invoices.state} = 'credited'`, asc(invoices.isSupplement), desc(invoices.issuedAt))
    .limit(1);
  return row;
}

/** One of a booking's documents by number. */
export async function findDocumentOfBooking(db: ReadDb, bookingId: string, number: string) {
  const [row] = await db
    .select({ id: invoices.id, organisationId: invoices.organisationId })
    .from(invoices)
    .where(and(eq(invoices.number, number), isDocumentOf(bookingId), ne(invoices.state, "draft")));
  return row;
}

/** An issued document by number, for its owner: by address, booking or organisation. */
export async function findOwnDocument(db: ReadDb, number: string, userId: string) {
  const sentToMe = subquery<boolean>`lower(${invoices.buyerEmail}) = (
    select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`;
  const bookedByMe = inArray(
    invoices.bookingId,
    db.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId)),
  );
  const myOrganisations = db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(and(eq(organisationMembers.userId, userId), eq(organisations.status, "active")));
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.number, number),
        ne(invoices.state, "draft"),
        or(
          and(isNull(invoices.organisationId), or(sentToMe, bookedByMe)),
          inArray(invoices.organisationId, myOrganisations),
        ),
      ),
    );
  return row;
}

export async function findDocumentByNumber(db: ReadDb, number: string) {
  const [row] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.number, number), ne(invoices.state, "draft")));
  return row;
}

/** A booking’s payments for receipts, latest first. */
export async function findReceivedPayments(db: ReadDb, bookingId: string) {
  const rows = await db
    .select({
      id: payments.id,
      method: payments.method,
      state: payments.state,
      amountCents: payments.amountCents,
      refundedCents: payments.refundedCents,
      providerPaymentId: payments.providerPaymentId,
      paidAt: payments.paidAt,
      updatedAt: payments.updatedAt,
    })
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return rows.filter(({ state }) => isReceived(state));
}
export type ReceivedPayment = Awaited<ReturnType<typeof findReceivedPayments>>[number];

export async function findBookingForReceipt(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({
      reference: bookings.reference,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      pickupAt: bookings.pickupAt,
      totalCents: bookings.totalCents,
      paidCents: bookings.paidCents,
    })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row;
}
