import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { isAsking, isDue, openCents } from "#db/invoice-balance.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoiceMoves, invoicePayments, invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { creditRefunds, payments } from "#db/schema/payments.ts";
import { subquery } from "#db/subquery.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

/** An organisation, or everyone invoiced at one address. */
export type Account = { readonly organisationId: string } | { readonly email: string };

const isOf = (account: Account): SQL | undefined =>
  "organisationId" in account
    ? eq(invoices.organisationId, account.organisationId)
    : and(isNull(invoices.organisationId), sql`lower(${invoices.buyerEmail}) = ${account.email.toLowerCase()}`);

const counts = and(ne(invoices.state, "draft"), ne(invoices.kind, "pro_forma"));

/** All documents issued to an account. */
export const findAccountDocuments = (db: ReadDb, account: Account) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      creditsId: invoices.creditsId,
      totalCents: invoices.totalCents,
      issuedAt: invoices.issuedAt,
      dueOn: invoices.dueOn,
      note: invoices.note,
      buyerName: invoices.buyerName,
      buyerEmail: invoices.buyerEmail,
      buyer: invoices.buyer,
      bookingReference: bookings.reference,
      /** The service dates of its lines. */
      suppliedOn: subquery<
        LocalDate[]
      >`(select coalesce(array_agg(distinct line.service_on::text order by line.service_on::text), '{}')
        from ${invoiceLines} line where line.invoice_id = ${invoices.id} and line.service_on is not null)`,
    })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(isOf(account), counts))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));

export const findAccountMoney = (db: ReadDb, account: Account) =>
  db
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      dueOn: invoices.dueOn,
      amountCents: invoicePayments.amountCents,
      method: invoicePayments.method,
      note: invoicePayments.note,
      paidOn: invoicePayments.paidOn,
    })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(isOf(account), counts))
    .orderBy(asc(invoicePayments.createdAt), asc(invoicePayments.id));

const creditOrganisation = sql`coalesce(${bookings.organisationId}, ${invoices.organisationId})`;
const creditEmail = sql`lower(coalesce(${bookings.email}, ${invoices.buyerEmail}))`;
const isCreditOf = (account: Account) =>
  and(
    or(isNotNull(payments.creditBookingId), isNotNull(payments.creditInvoiceId)),
    inArray(payments.state, ["cleared", "partially_refunded", "refunded"]),
    "organisationId" in account
      ? sql`${creditOrganisation} = ${account.organisationId}`
      : sql`${creditOrganisation} is null and ${creditEmail} = ${account.email.toLowerCase()}`,
  );
const creditNumber = sql<string>`coalesce(${bookings.reference}, ${invoices.number})`;

/** The account’s unused credit, less refunds. */
export const findAccountCredit = (db: ReadDb, account: Account) =>
  db
    .select({
      number: creditNumber,
      amountCents: payments.amountCents,
      refundedCents: payments.refundedCents,
      paidAt: sql<Date>`${payments.paidAt}`.mapWith(payments.paidAt),
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.creditBookingId))
    .leftJoin(invoices, eq(invoices.id, payments.creditInvoiceId))
    .where(isCreditOf(account));

/** Each refund of credit, with its date. */
export const findAccountCreditRefunds = (db: ReadDb, account: Account) =>
  db
    .select({
      number: creditNumber,
      amountCents: creditRefunds.amountCents,
      refundedOn: creditRefunds.refundedOn,
    })
    .from(creditRefunds)
    .innerJoin(payments, eq(payments.id, creditRefunds.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.creditBookingId))
    .leftJoin(invoices, eq(invoices.id, payments.creditInvoiceId))
    .where(isCreditOf(account));

/** Write-offs by date. */
export const findAccountWriteOffs = (db: ReadDb, account: Account) =>
  db
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      dueOn: invoices.dueOn,
      openCents,
      at: invoiceMoves.createdAt,
    })
    .from(invoiceMoves)
    .innerJoin(invoices, eq(invoices.id, invoiceMoves.invoiceId))
    .where(and(isOf(account), eq(invoiceMoves.toState, "written_off")));

const key = sql<string>`case when ${invoices.organisationId} is null then 'customer:' || lower(${invoices.buyerEmail})
  else 'organisation:' || ${invoices.organisationId} end`;

/** Invoiced accounts; without a search only those that owe something. */
export function findAccounts(db: ReadDb, { search, today }: { search: string; today: LocalDate }) {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const openSum = sql<number>`coalesce(sum(${openCents}) filter (where ${isDue}), 0)::float8`;
  const lateSum = sql<number>`coalesce(sum(${openCents}) filter (where ${isDue} and ${invoices.dueOn} < ${today}), 0)::float8`;
  return db
    .select({
      key,
      name: sql<string>`coalesce(max(${organisations.name}), (array_agg(${invoices.buyerName} order by ${invoices.issuedAt} desc))[1])`,
      email: sql<string>`(array_agg(${invoices.buyerEmail} order by ${invoices.issuedAt} desc))[1]`,
      isOrganisation: sql<boolean>`bool_or(${invoices.organisationId} is not null)`,
      invoices: sql<number>`(count(*) filter (where ${invoices.kind} <> 'credit_note'))::int`,
      openCents: openSum,
      lateCents: lateSum,
      lastIssuedAt: sql<Date>`max(${invoices.issuedAt})`.mapWith(invoices.issuedAt),
    })
    .from(invoices)
    .leftJoin(organisations, eq(organisations.id, invoices.organisationId))
    .where(
      and(
        counts,
        sql`${invoices.buyerEmail} not like '%@erased.invalid'`,
        search
          ? or(ilike(invoices.buyerName, like), ilike(invoices.buyerEmail, like), ilike(organisations.name, like))
          : isAsking,
      ),
    )
    .groupBy(sql`1`)
    .having(search ? undefined : sql`${openSum} > 0`)
    .orderBy(desc(lateSum), desc(openSum), sql`1`)
    .limit(100);
}

/** The organisation a person acts for. */
export async function findOrganisationOf(db: ReadDb, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, organisations.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.status, "active"),
        inArray(organisations.kind, ["hotel", "travel_agency", "corporate"]),
      ),
    )
    .limit(1);
  return row?.id;
}
