import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findCashHeld as readCashHeld } from "#db/pay/cash-held-views.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { organisations } from "#db/schema/partners.ts";
import { payItems, payRuns, payStatements, providerInvoiceItems } from "#db/schema/pay.ts";
import { payments } from "#db/schema/payments.ts";
import { trips } from "#db/schema/trips.ts";
import { findSettings as readSettings } from "#db/settings-views.ts";
import { subquery } from "#db/subquery.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

export const findSettings = (db: ReadDb) => readSettings(db);
export const findCashHeld = (db: ReadDb, until: Date) => readCashHeld(db, "all", { until });

const drafter = alias(users, "drafter");
const approver = alias(users, "approver");
const payer = alias(users, "payer");

const runs = (db: ReadDb) =>
  db
    .select({
      run: payRuns,
      draftedBy: drafter.name,
      approvedBy: approver.name,
      paidBy: payer.name,
      uninvoicedProviders: subquery<number>`(select count(distinct item.provider_id)::int from ${payItems} item
        join ${payStatements} paid on paid.id = item.statement_id
        where paid.run_id = ${payRuns.id} and paid.provider_id is not null and item.kind = 'trip'
          and not exists (select from ${providerInvoiceItems} billed where billed.pay_item_id = item.id))`,
    })
    .from(payRuns)
    .innerJoin(drafter, eq(drafter.id, payRuns.createdBy))
    .leftJoin(approver, eq(approver.id, payRuns.approvedBy))
    .leftJoin(payer, eq(payer.id, payRuns.paidBy));
export type RunRecord = Awaited<ReturnType<typeof runs>>[number];

export async function findRuns(db: ReadDb, after: string | null | undefined, size: number) {
  const key = timeKey.read(after);
  const rows = await runs(db)
    .where(key && sql`(${payRuns.createdAt}, ${payRuns.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`)
    .orderBy(desc(payRuns.createdAt), desc(payRuns.id))
    .limit(size + 1);
  return pageOf(rows, size, ({ run }) => timeKey.write({ at: run.createdAt, id: run.id }));
}

export async function findRun(db: ReadDb, id: string): Promise<RunRecord | undefined> {
  const [row] = await runs(db).where(eq(payRuns.id, id));
  return row;
}

const statements = (db: ReadDb) =>
  db
    .select({
      statement: payStatements,
      firstName: drivers.firstName,
      lastName: drivers.lastName,
      email: drivers.email,
      provider: organisations.name,
      state: payRuns.state,
      from: payRuns.firstDay,
      until: payRuns.lastDay,
      paidOn: payRuns.paidOn,
      paymentNote: payRuns.paymentNote,
    })
    .from(payStatements)
    .innerJoin(payRuns, eq(payRuns.id, payStatements.runId))
    .leftJoin(drivers, eq(drivers.id, payStatements.driverId))
    .leftJoin(organisations, eq(organisations.id, payStatements.providerId));
export type StatementRecord = Awaited<ReturnType<typeof statements>>[number];

export const findStatements = (db: ReadDb, runId: string) =>
  statements(db)
    .where(eq(payStatements.runId, runId))
    .orderBy(asc(organisations.name), asc(drivers.lastName), asc(drivers.firstName), asc(payStatements.id));

export async function findStatement(db: ReadDb, id: string): Promise<StatementRecord | undefined> {
  const [row] = await statements(db).where(eq(payStatements.id, id));
  return row;
}

/** The items on these statements, in chronological order. */
export const findStatementItems = (db: ReadDb, statementIds: readonly string[]) =>
  db
    .select({
      id: payItems.id,
      statementId: payItems.statementId,
      kind: payItems.kind,
      earnedOn: payItems.earnedOn,
      lines: payItems.lines,
      amountCents: payItems.amountCents,
      driver: sql<string>`trim(${drivers.firstName} || ' ' || ${drivers.lastName})`,
      reference: bookings.reference,
      isInvoiced: sql<boolean>`${providerInvoiceItems.payItemId} is not null`,
    })
    .from(payItems)
    .innerJoin(drivers, eq(drivers.id, payItems.driverId))
    .leftJoin(trips, and(eq(payItems.kind, "trip"), eq(trips.id, payItems.sourceId)))
    .leftJoin(bookings, eq(bookings.id, trips.bookingId))
    .leftJoin(providerInvoiceItems, eq(providerInvoiceItems.payItemId, payItems.id))
    .where(inArray(payItems.statementId, [...statementIds]))
    .orderBy(asc(payItems.earnedOn), asc(trips.pickupAt), asc(payItems.id));
export type StatementItemRow = Awaited<ReturnType<typeof findStatementItems>>[number];

/** Payments deducted by a run. */
export const findSetOffCash = (db: ReadDb, runId: string) =>
  db
    .select({ paymentId: payments.id, state: payments.state })
    .from(payItems)
    .innerJoin(payStatements, eq(payStatements.id, payItems.statementId))
    .innerJoin(payments, eq(payments.id, payItems.sourceId))
    .where(and(eq(payStatements.runId, runId), eq(payItems.kind, "cash")))
    .orderBy(asc(payments.id));

export async function findOwnDriver(db: ReadDb, userId: string) {
  const [driver] = await db.select({ id: drivers.id }).from(drivers).where(eq(drivers.userId, userId));
  return driver;
}
