import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invoiceBookings } from "#db/schema/invoices.ts";

export type MonthShare = typeof invoiceBookings.$inferSelect;

export async function insertShares(db: Database, rows: readonly (typeof invoiceBookings.$inferInsert)[]) {
  await db.insert(invoiceBookings).values([...rows]);
}

/** In payment order. The caller holds the invoice’s lock. */
export const findShares = (db: Database, invoiceId: string): Promise<MonthShare[]> =>
  db
    .select()
    .from(invoiceBookings)
    .where(eq(invoiceBookings.invoiceId, invoiceId))
    .orderBy(asc(invoiceBookings.position));

type ShareKey = Pick<MonthShare, "invoiceId" | "bookingId">;

export async function updateShare(
  db: Database,
  { invoiceId, bookingId }: ShareKey,
  changes: Partial<Pick<MonthShare, "creditedCents" | "paidCents">>,
): Promise<void> {
  await db
    .update(invoiceBookings)
    .set(changes)
    .where(and(eq(invoiceBookings.invoiceId, invoiceId), eq(invoiceBookings.bookingId, bookingId)));
}
