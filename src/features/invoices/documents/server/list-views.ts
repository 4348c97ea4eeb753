import { and, desc, eq, inArray, isNull, lt, lte, ne, or, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { isBookedBy } from "#db/booked-by.ts";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { subquery } from "#db/subquery.ts";

export type InvoicePageRequest = {
  readonly after: { readonly issuedAt: Date; readonly number: string } | undefined;
  readonly size: number;
};

/** Invoices to the person's confirmed address, or for their own signed-in bookings. An organisation's are separate. */
export function findMyInvoices(db: ReadDb, userId: string, input: InvoicePageRequest) {
  const sentToMe = subquery<boolean>`lower(${invoices.buyerEmail}) = (
    select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`;
  const bookedByMe = inArray(
    invoices.bookingId,
    db.select({ id: bookings.id }).from(bookings).where(isBookedBy(userId)),
  );
  const toNoOrganisation = isNull(invoices.organisationId);
  return union(
    linesOf(db, and(toNoOrganisation, sentToMe), input),
    linesOf(db, and(toNoOrganisation, bookedByMe), input),
  )
    .orderBy(...latestFirst)
    .limit(input.size);
}

export function findOrganisationInvoices(db: ReadDb, userId: string, input: InvoicePageRequest) {
  const mine = db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(and(eq(organisationMembers.userId, userId), eq(organisations.status, "active")));
  return linesOf(db, inArray(invoices.organisationId, mine), input);
}

export type InvoiceRecord = Awaited<ReturnType<typeof findMyInvoices>>[number];

const latestFirst = [desc(invoices.issuedAt), desc(invoices.number)];

const linesOf = (db: ReadDb, whose: SQL | undefined, { after, size }: InvoicePageRequest) =>
  db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      state: invoices.state,
      bookingReference: bookings.reference,
      serviceType: bookings.serviceType,
      serviceName: bookings.serviceName,
      travelledAt: bookings.pickupAt,
      buyerName: invoices.buyerName,
      totalCents: invoices.totalCents,
      vatCents: invoices.vatCents,
      paidCents: invoices.paidCents,
      creditedCents: invoices.creditedCents,
      issuedAt: invoices.issuedAt,
      dueOn: invoices.dueOn,
    })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    // A draft is internal until it is issued.
    .where(and(whose, ne(invoices.state, "draft"), after ? before(after) : undefined))
    .orderBy(...latestFirst)
    .limit(size);

const before = ({ issuedAt, number }: { issuedAt: Date; number: string }) =>
  and(lte(invoices.issuedAt, issuedAt), or(lt(invoices.issuedAt, issuedAt), lt(invoices.number, number)));
