import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { chargeCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { billedByMonth, isInMonthlyBilling } from "#db/corporate/month-billing-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyAccounts, companyBookings } from "#db/schema/companies.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";

/** Companies with monthly billing, even if they may no longer book. */
export const findMonthlyCompanies = (db: ReadDb) =>
  db
    .select({ id: organisations.id })
    .from(organisations)
    .innerJoin(companyAccounts, eq(companyAccounts.organisationId, organisations.id))
    .where(and(eq(organisations.kind, "corporate"), eq(companyAccounts.isBilledMonthly, true)))
    .orderBy(asc(organisations.id));

export async function hasMonth(db: ReadDb, organisationId: string, month: string): Promise<boolean> {
  const standing = and(
    eq(invoices.organisationId, organisationId),
    eq(invoices.month, month),
    sql`${invoices.kind} <> 'credit_note' and ${invoices.state} <> 'credited'`,
  );
  return (await db.$count(invoices, standing)) > 0;
}

/** Bookings that ended before then and are not fully billed, by cost centre and date. */
export const findMonthBookings = (db: ReadDb, organisationId: string, until: Date) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      costCentre: sql<string>`coalesce(${companyBookings.costCentre}, '')`,
      purchaseOrder: sql<string>`coalesce(${companyBookings.purchaseOrder}, '')`,
      project: sql<string>`coalesce(${companyBookings.project}, '')`,
    })
    .from(bookings)
    .leftJoin(companyBookings, eq(companyBookings.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.organisationId, organisationId),
        isInMonthlyBilling,
        lt(sql`coalesce(${bookings.returnAt}, ${bookings.pickupAt})`, sql`${until.toISOString()}::timestamptz`),
        inArray(bookings.state, ["completed", "closed", "cancelled", "no_show"]),
        sql`${chargeCents} > ${billedByMonth}`,
      ),
    )
    .orderBy(sql`3`, asc(bookings.pickupAt), asc(bookings.reference));
export type MonthBooking = Awaited<ReturnType<typeof findMonthBookings>>[number];
