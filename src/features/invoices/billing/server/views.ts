import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { invoices } from "#db/schema/invoices.ts";
import { trips } from "#db/schema/trips.ts";
import { localDateOf } from "#domain/time/local-time.ts";

/** The company of a monthly document; undefined for others. */
export async function findMonthOwner(db: ReadDb, invoiceId: string): Promise<string | undefined> {
  const credited = alias(invoices, "credited");
  const [row] = await db
    .select({ id: invoices.organisationId })
    .from(invoices)
    .leftJoin(credited, eq(credited.id, invoices.creditsId))
    .where(and(eq(invoices.id, invoiceId), sql`coalesce(${invoices.month}, ${credited.month}) is not null`));
  return row?.id ?? undefined;
}

/** The common date of these legs; null if they differ. */
export async function findLegDate(db: ReadDb, bookingId: string, legs: readonly number[]): Promise<string | undefined> {
  const rows = await db
    .select({ pickupAt: trips.pickupAt })
    .from(trips)
    .where(and(eq(trips.bookingId, bookingId), inArray(trips.leg, [...legs])));
  const dates = new Set(rows.map(({ pickupAt: start }) => localDateOf(start)));
  return dates.size === 1 ? [...dates][0] : undefined;
}
