import { and, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { invites } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { invoices } from "#db/schema/invoices.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { payments, refunds, transferProofs } from "#db/schema/payments.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { quotes } from "#db/schema/quotes.ts";
import { ratings } from "#db/schema/reviews.ts";
import type { PersonRecords } from "#platform/erasures.ts";

/** Whose data: the account if there is one, and the address if it is known to be theirs. */
export type Whose = { readonly userId: string | null; readonly email: string | null };

/** True of rows that carry this address. */
export const carries = (column: SQLWrapper, email: string | null): SQL =>
  email === null ? sql`false` : sql`lower(${column}) = lower(${email})`;

const isBy = (column: PgColumn, userId: string | null): SQL => (userId === null ? sql`false` : eq(column, userId));

const among = (column: PgColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids]);

type Named = { id: string; name: string };
const find = (db: ReadDb, table: PgTable, name: PgColumn | undefined, where: SQL | undefined): Promise<Named[]> =>
  db
    .select({ id: sql<string>`${sql.identifier("id")}`, name: name ? sql<string>`${name}` : sql<string>`''` })
    .from(table)
    .where(where);

/** Bookings a partner made for them, with the partner as contact. */
const isGuestOf = (db: ReadDb, email: string | null): SQL =>
  inArray(
    bookings.id,
    db.select({ id: guestBookings.bookingId }).from(guestBookings).where(carries(guestBookings.guestEmail, email)),
  );

const idsOf = (rows: readonly Named[]) => rows.map(({ id }) => id);

/** Refunds of these bookings, or of payments for nothing. */
const isRefundOf = (bookingIds: readonly string[], paymentIds: readonly string[]) =>
  or(among(refunds.bookingId, bookingIds), among(refunds.paymentId, paymentIds));

/** Everything of one person that other rows refer to. */
export async function findRecordsOf(db: ReadDb, { userId, email }: Whose): Promise<PersonRecords> {
  const booked = await find(
    db,
    bookings,
    bookings.reference,
    or(isBy(bookings.bookerId, userId), carries(bookings.email, email), isGuestOf(db, email)),
  );
  const bookingIds = idsOf(booked);
  const result = await find(db, enquiries, enquiries.reference, carries(enquiries.email, email));
  const offered = await find(
    db,
    quotes,
    quotes.number,
    or(
      carries(quotes.customerEmail, email),
      among(quotes.bookingId, bookingIds),
      among(quotes.enquiryId, idsOf(result)),
    ),
  );
  // A company’s invoices for its guests’ trips are the company’s.
  const ofBooking = and(among(invoices.bookingId, bookingIds), isNull(invoices.organisationId));
  const billed = await find(db, invoices, invoices.number, or(carries(invoices.buyerEmail, email), ofBooking));
  const counted = await find(
    db,
    payments,
    undefined,
    or(among(payments.bookingId, bookingIds), among(payments.invoiceId, idsOf(billed))),
  );
  const returned = await find(db, payments, undefined, among(payments.againOf, idsOf(counted)));
  const paymentIds = idsOf([...counted, ...returned]);
  const proofs = await find(db, transferProofs, undefined, among(transferProofs.paymentId, paymentIds));
  const applied = await find(
    db,
    partnerApplications,
    partnerApplications.reference,
    carries(partnerApplications.email, email),
  );
  const invited = await find(
    db,
    invites,
    undefined,
    or(carries(invites.email, email), isBy(invites.acceptedBy, userId)),
  );
  return {
    bookings: bookingIds,
    enquiries: idsOf(result),
    quotes: idsOf(offered),
    invoices: idsOf(billed),
    payments: paymentIds,
    refunds: idsOf(await find(db, refunds, undefined, isRefundOf(bookingIds, idsOf(returned)))),
    proofs: idsOf(proofs),
    applications: idsOf(applied),
    invites: idsOf(invited),
    ratings: idsOf(await find(db, ratings, undefined, among(ratings.bookingId, bookingIds))),
    references: [...booked, ...result, ...offered, ...billed, ...applied].map(({ name }) => name),
  };
}
