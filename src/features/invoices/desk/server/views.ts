import { and, asc, desc, eq, gte, ilike, inArray, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { ageingBand, isDue, openCents } from "#db/invoice-balance.ts";
import { sumRefundsTogether } from "#db/money/refunds-together.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceMoves, invoicePayments, invoices, numberSeries } from "#db/schema/invoices.ts";
import { bankAllocations, payments } from "#db/schema/payments.ts";
import type { InvoiceState } from "#domain/invoice/invoice-lifecycle.ts";
import { addDays, type LocalDate, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { findReissuedIds } from "../../server/money-views.ts";
import { selectListed } from "../../server/views.ts";

/** Colleagues who recorded, matched, credited or refunded this invoice’s money. */
export async function findMoneyHandlers(db: ReadDb, invoiceId: string): Promise<ReadonlySet<string>> {
  const ids = await findReissuedIds(db, invoiceId);
  const recorded = await db
    .select({ by: invoicePayments.recordedBy })
    .from(invoicePayments)
    .where(inArray(invoicePayments.invoiceId, ids));
  const matched = await db
    .select({ by: bankAllocations.matchedBy })
    .from(bankAllocations)
    .innerJoin(payments, eq(payments.id, bankAllocations.paymentId))
    .where(inArray(payments.invoiceId, ids));
  const credited = await db
    .select({ by: sql<string>`coalesce(${invoices.createdBy}::text, 'system')` })
    .from(invoices)
    .where(inArray(invoices.creditsId, ids));
  return new Set([...recorded, ...matched, ...credited].map(({ by }) => by));
}

/** Recent refunds and write-offs of this customer, which add up with a new one. */
export const sumRefundsOfInvoice = (db: Database, id: string, now: Date): Promise<number> =>
  sumRefundsTogether(db, { kind: "invoice", id }, now);

export type InvoiceFilter = {
  readonly states?: readonly InvoiceState[] | undefined;
  readonly kind?: "invoice" | "credit_note" | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly search: string;
};

export type InvoiceKey = { readonly issuedAt: Date; readonly number: string };

/** Latest first; the key distinguishes equal times by number. */
export const findListedInvoices = (db: ReadDb, filter: InvoiceFilter, page: { after?: InvoiceKey; size: number }) =>
  selectListed(db)
    .where(and(...conditions(filter), page.after ? before(page.after) : undefined))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(page.size);

const before = ({ issuedAt, number }: InvoiceKey) =>
  and(lte(invoices.issuedAt, issuedAt), or(lt(invoices.issuedAt, issuedAt), lt(invoices.number, number)));

function conditions({ states, kind, from, until, search }: InvoiceFilter): (SQL | undefined)[] {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const midnight = localTime("00:00");
  return [
    states && states.length > 0 ? inArray(invoices.state, [...states]) : undefined,
    kind && (kind === "credit_note" ? eq(invoices.kind, "credit_note") : ne(invoices.kind, "credit_note")),
    from ? gte(invoices.issuedAt, momentOf(localDate(from), midnight)) : undefined,
    until ? lt(invoices.issuedAt, momentOf(addDays(localDate(until), 1), midnight)) : undefined,
    search
      ? or(
          ilike(invoices.number, like),
          ilike(invoices.buyerName, like),
          ilike(invoices.buyerEmail, like),
          ilike(bookings.reference, like),
        )
      : undefined,
  ];
}

/** Amounts due, by days overdue. */
export const findAgeing = (db: ReadDb, today: LocalDate) => {
  return db
    .select({
      band: ageingBand(today),
      invoices: sql<number>`count(*)::int`,
      openCents: sql<number>`sum(${openCents})::float8`,
    })
    .from(invoices)
    .where(isDue)
    .groupBy(sql`1`);
};

export const countDrafts = (db: ReadDb) => db.$count(invoices, eq(invoices.state, "draft"));

export const findCreditNotes = (db: ReadDb, invoiceId: string) =>
  db
    .select({
      id: invoices.id,
      number: invoices.number,
      totalCents: invoices.totalCents,
      issuedAt: invoices.issuedAt,
    })
    .from(invoices)
    .where(eq(invoices.creditsId, invoiceId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));

export async function findNumberOf(db: ReadDb, invoiceId: string): Promise<string | undefined> {
  const [row] = await db.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, invoiceId));
  return row?.number;
}

export const findMoves = (db: ReadDb, invoiceId: string) =>
  db
    .select({
      id: invoiceMoves.id,
      toState: invoiceMoves.toState,
      by: sql<string>`coalesce(${users.name}, ${invoiceMoves.actor})`,
      reason: invoiceMoves.reason,
      createdAt: invoiceMoves.createdAt,
    })
    .from(invoiceMoves)
    .leftJoin(users, sql`${users.id}::text = ${invoiceMoves.actor}`)
    .where(eq(invoiceMoves.invoiceId, invoiceId))
    .orderBy(asc(invoiceMoves.createdAt), asc(invoiceMoves.id));

/** The names behind manual entries. */
export async function findNames(db: ReadDb, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = ids.filter((id) => /^[0-9a-f-]{36}$/.test(id));
  if (known.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const findSeries = (db: ReadDb) =>
  db.select({ name: numberSeries.name, next: numberSeries.next }).from(numberSeries).orderBy(desc(numberSeries.name));

/** Every number of a series that is in use. */
export async function findNumbers(db: ReadDb, series: string): Promise<string[]> {
  const rows = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(sql`${invoices.number} like ${`${series}-%`}`)
    .orderBy(asc(invoices.number));
  return rows.map(({ number }) => number);
}
