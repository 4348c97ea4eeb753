import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { payItems, payRuns, payStatements, providerInvoiceItems, providerInvoices } from "#db/schema/pay.ts";
import { trips } from "#db/schema/trips.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const [itemsShown, documentsShown] = [100, 60];

export const findEarned = (db: ReadDb, providerId: string) =>
  db
    .select({
      id: payItems.id,
      kind: payItems.kind,
      earnedOn: payItems.earnedOn,
      lines: payItems.lines,
      amountCents: payItems.amountCents,
      statementId: payItems.statementId,
      runState: payRuns.state,
      driver: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      reference: bookings.reference,
      invoice: providerInvoices.number,
    })
    .from(payItems)
    .innerJoin(drivers, eq(drivers.id, payItems.driverId))
    .leftJoin(payStatements, eq(payStatements.id, payItems.statementId))
    .leftJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .leftJoin(trips, and(eq(payItems.kind, "trip"), eq(trips.id, payItems.sourceId)))
    .leftJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.payItemId, payItems.id))
    .leftJoin(providerInvoices, eq(providerInvoices.id, providerInvoiceItems.invoiceId))
    .where(eq(payItems.providerId, providerId))
    .orderBy(desc(payItems.earnedOn), desc(payItems.id))
    .limit(itemsShown);
export type EarnedRow = Awaited<ReturnType<typeof findEarned>>[number];

/** The totals of unpaid invoices, and of completed trips without an invoice. */
export async function findSums(db: ReadDb, providerId: string) {
  const isUnbilled = sql`${payItems.kind} = 'trip' and ${isNull(providerInvoiceItems.payItemId)}`;
  const [sums] = await db
    .select({
      openCents: sql<number>`coalesce(sum(${payItems.amountCents}) filter (where ${payRuns.state} is distinct from 'paid'), 0)::int`,
      uninvoicedTrips: sql<number>`(count(*) filter (where ${isUnbilled}))::int`,
      uninvoicedCents: sql<number>`coalesce(sum(${payItems.amountCents}) filter (where ${isUnbilled}), 0)::int`,
    })
    .from(payItems)
    .leftJoin(payStatements, eq(payStatements.id, payItems.statementId))
    .leftJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.payItemId, payItems.id))
    .where(eq(payItems.providerId, providerId));
  return sums ?? { openCents: 0, uninvoicedTrips: 0, uninvoicedCents: 0 };
}

export const findSentInvoices = (db: ReadDb, providerId: string) =>
  db
    .select({
      invoice: providerInvoices,
      trips: sql<number>`count(${payItems.id})::int`,
      agreedCents: sql<number>`coalesce(sum(${payItems.amountCents}), 0)::int`,
    })
    .from(providerInvoices)
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.invoiceId, providerInvoices.id))
    .leftJoin(payItems, eq(payItems.id, providerInvoiceItems.payItemId))
    .where(eq(providerInvoices.providerId, providerId))
    .groupBy(providerInvoices.id)
    .orderBy(desc(providerInvoices.issuedOn), desc(providerInvoices.id))
    .limit(documentsShown);

export const findStatementsPaid = (db: ReadDb, providerId: string) =>
  db
    .select({
      id: payStatements.id,
      from: payRuns.firstDay,
      until: payRuns.lastDay,
      paidOn: sql<LocalDate>`${payRuns.paidOn}`,
      amountCents: payStatements.amountCents,
    })
    .from(payStatements)
    .innerJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .where(and(eq(payStatements.providerId, providerId), eq(payRuns.state, "paid")))
    .orderBy(desc(payRuns.paidOn), desc(payStatements.id))
    .limit(documentsShown);
