import { and, between, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceLines, invoices } from "#db/schema/invoices.ts";
import { payItems } from "#db/schema/pay.ts";
import { revenueEntries } from "#db/schema/revenue.ts";
import { localDate } from "#domain/time/local-time.ts";

export async function findBookingId(db: ReadDb, reference: string): Promise<string | undefined> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.reference, reference));
  return row?.id;
}

export async function findDocument(db: ReadDb, id: string) {
  const [row] = await db
    .select({ id: invoices.id, bookingId: invoices.bookingId, creditsId: invoices.creditsId })
    .from(invoices)
    .where(eq(invoices.id, id));
  return row;
}

/** The bookings on a document without a booking of its own, such as a monthly invoice. */
export async function findBilledBookings(db: ReadDb, invoiceId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: sql<string>`${invoiceLines.bookingId}` })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.invoiceId, invoiceId), isNotNull(invoiceLines.bookingId)));
  return rows.map(({ id }) => id);
}

type Settled = { readonly driverId: string | null; readonly from: string; readonly until: string };

/** Bookings with a trip in that period whose cost differs from the counted one. */
export async function findCostedOtherwise(db: ReadDb, { driverId, from, until }: Settled): Promise<string[]> {
  const entry = revenueEntries;
  const rows = await db
    .selectDistinct({ id: sql<string>`${entry.bookingId}` })
    .from(entry)
    .leftJoin(payItems, and(eq(payItems.kind, "trip"), eq(payItems.sourceId, entry.id)))
    .where(
      and(
        inArray(entry.kind, ["trip", "relief"]),
        between(entry.earnedOn, localDate(from), localDate(until)),
        driverId ? eq(entry.driverId, driverId) : undefined,
        sql`(coalesce(${payItems.amountCents}, 0) <> ${entry.driverCents} + ${entry.providerCents}
          or coalesce(${payItems.vehicleCents}, 0) <> ${entry.vehicleCents} or (${payItems.id} is null) <> ${entry.lacksPay}
          or (${payItems.vehicleCents} is null and ${entry.providerId} is null) <> ${entry.lacksVehicle})`,
      ),
    );
  return rows.map(({ id }) => id);
}
