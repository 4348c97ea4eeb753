import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { firstIssueId } from "#db/money/reissued-invoices.ts";
import {
  invoiceLines,
  invoiceMoves,
  invoicePayments,
  invoices,
  lockedMonths,
  numberSeries,
} from "#db/schema/invoices.ts";
import type { TaxedLine } from "#domain/money/vat.ts";

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;
export type InvoiceChanges = Partial<Omit<InvoiceRow, "id" | "createdAt">>;
export type NewAllocation = typeof invoicePayments.$inferInsert;

/**
 * The next number of a series. Its row stays locked until the transaction ends, so that parallel issues wait
 * and a rollback returns the number.
 */
export async function takeNumber(db: Database, series: string): Promise<number> {
  const [row] = await db
    .insert(numberSeries)
    .values({ name: series, next: 2 })
    .onConflictDoUpdate({ target: numberSeries.name, set: { next: sql`${numberSeries.next} + 1` } })
    .returning({ next: numberSeries.next });
  if (!row) throw new Error(`The series ${series} gave no number.`);
  return row.next - 1;
}

/** Makes other billing of the same booking wait until the transaction ends. */
export async function lockBilling(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoices:${bookingId}`}, 0))`);
}

/** Makes other billing of the same company’s month wait until the transaction ends. */
export async function lockMonthBilling(db: Database, organisationId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-month:${organisationId}`}, 0))`);
}

/** Locks an invoice until the transaction ends. */
export async function lockInvoice(db: Database, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id)).for("update");
  return row;
}

/**
 * The same, after locking the billing of its booking, of its company’s months, or of its reissue chain. Every
 * caller takes both locks in this order.
 */
export async function lockBilledInvoice(db: Database, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select({
      bookingId: invoices.bookingId,
      companyId: sql<string | null>`case when ${invoices.month} is not null then ${invoices.organisationId} end`,
      first: firstIssueId,
    })
    .from(invoices)
    .where(eq(invoices.id, id));
  if (row?.bookingId) await lockBilling(db, row.bookingId);
  else if (row?.companyId) await lockMonthBilling(db, row.companyId);
  else if (row) await lockBilling(db, row.first);
  return lockInvoice(db, id);
}

export async function insertInvoice(db: Database, invoice: NewInvoice): Promise<void> {
  await db.insert(invoices).values(invoice);
}

export async function updateInvoice(db: Database, id: string, changes: InvoiceChanges): Promise<void> {
  await db.update(invoices).set(changes).where(eq(invoices.id, id));
}

type Written = { readonly invoiceId: string; readonly bookingId: string | null; newId(): string };

export async function insertLines(db: Database, lines: readonly TaxedLine[], on: Written): Promise<void> {
  await db.insert(invoiceLines).values(
    lines.map((line, position) => ({
      id: on.newId(),
      invoiceId: on.invoiceId,
      position,
      text: line.text,
      serviceOn: line.serviceOn,
      quantity: line.quantity,
      unitCents: line.unit,
      vatCode: line.vatCode,
      netCents: line.net,
      vatCents: line.vat,
      grossCents: line.gross,
      bookingId: line.bookingId ?? on.bookingId,
      tripId: line.tripId ?? null,
    })),
  );
}

export async function insertMove(db: Database, move: typeof invoiceMoves.$inferInsert): Promise<void> {
  await db.insert(invoiceMoves).values(move);
}

export async function insertAllocation(db: Database, allocation: NewAllocation): Promise<void> {
  await db.insert(invoicePayments).values(allocation);
}

/** The lock for writing dated entries and for locking a month. */
export const booksKey = sql`hashtextextended('invoices:books', 0)`;

/** Keeps months from being locked until the transaction ends; shared by many transactions. */
export async function holdMonths(db: Database): Promise<ReadonlySet<string>> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${booksKey})`);
  const rows = await db.select({ month: lockedMonths.month }).from(lockedMonths);
  return new Set(rows.map(({ month }) => month));
}
