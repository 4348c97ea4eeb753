import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { chargeCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { billedByMonth, isInMonthlyBilling } from "#db/corporate/month-billing-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyBookings } from "#db/schema/companies.ts";
import { invoiceBookings, invoices } from "#db/schema/invoices.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";

const columns = {
  id: organisations.id,
  isBilledMonthly: companyAccounts.isBilledMonthly,
  costCentres: companyAccounts.costCentres,
};

export async function findMonthCompany(db: ReadDb, id: string) {
  const [row] = await db
    .select(columns)
    .from(organisations)
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(eq(organisations.id, id));
  return row;
}
export type MonthCompany = NonNullable<Awaited<ReturnType<typeof findMonthCompany>>>;

/** The company that a user belongs to. */
export async function findOwnMonthCompany(db: ReadDb, userId: string): Promise<MonthCompany | undefined> {
  const [row] = await db
    .select(columns)
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        eq(organisations.kind, "corporate"),
        eq(organisations.status, "active"),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id))
    .limit(1);
  return row;
}

/** The latest two years. */
const monthsShown = 24;

/** Latest first, without credited ones. */
export const findCompanyInvoices = (db: ReadDb, organisationId: string) =>
  db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.organisationId, organisationId),
        sql`${invoices.month} is not null`,
        ne(invoices.kind, "credit_note"),
        ne(invoices.state, "credited"),
      ),
    )
    .orderBy(desc(invoices.month), desc(invoices.number))
    .limit(monthsShown);

/** The sum by cost centre, less credits. */
export const findCostCentreSums = (db: ReadDb, organisationId: string) =>
  db
    .select({
      invoiceId: invoiceBookings.invoiceId,
      code: invoiceBookings.costCentre,
      bookings: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${invoiceBookings.billedCents} - ${invoiceBookings.creditedCents})::int`,
    })
    .from(invoiceBookings)
    .innerJoin(invoices, eq(invoices.id, invoiceBookings.invoiceId))
    .where(eq(invoices.organisationId, organisationId))
    .groupBy(invoiceBookings.invoiceId, invoiceBookings.costCentre)
    .orderBy(asc(invoiceBookings.costCentre));

/** Completed trips, and no-shows with a fee, that are on no monthly invoice yet. */
export const findNextSums = (db: ReadDb, organisationId: string) =>
  db
    .select({
      code: sql<string>`coalesce(${companyBookings.costCentre}, '')`,
      bookings: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${chargeCents} - ${billedByMonth})::int`,
    })
    .from(bookings)
    .leftJoin(companyBookings, eq(companyBookings.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.organisationId, organisationId),
        isInMonthlyBilling,
        sql`${bookings.state} in ('completed', 'closed', 'cancelled', 'no_show')`,
        sql`${chargeCents} > ${billedByMonth}`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);

export async function findMonthInvoice(db: ReadDb, organisationId: string, number: string) {
  const [row] = await db
    .select({ id: invoices.id, number: invoices.number, month: sql<string>`${invoices.month}` })
    .from(invoices)
    .where(
      and(
        eq(invoices.organisationId, organisationId),
        eq(invoices.number, number),
        sql`${invoices.month} is not null`,
        ne(invoices.state, "draft"),
      ),
    );
  return row;
}
