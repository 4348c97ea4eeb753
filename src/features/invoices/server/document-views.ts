import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { findCompany as readCompany } from "#db/read-company.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoiceBookings, invoiceLines, invoicePayments, invoices } from "#db/schema/invoices.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

export const credited = alias(invoices, "credited");

/** A document with everything printed on it. */
export async function findDocument(db: ReadDb, id: string) {
  const [row] = await db
    .select({
      invoice: invoices,
      creditsNumber: credited.number,
      creditsIssuedAt: credited.issuedAt,
      bookingReference: bookings.reference,
      travelledAt: bookings.pickupAt,
      termsVersion: bookings.termsVersion,
      termsAcceptedAt: bookings.termsAcceptedAt,
      bookedAt: bookings.createdAt,
      serviceType: bookings.serviceType,
    })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .leftJoin(credited, eq(credited.id, invoices.creditsId))
    .where(eq(invoices.id, id));
  if (!row) return undefined;
  return { ...row, lines: await findLines(db, id), payments: await findAllocations(db, id) };
}

export type DocumentRecord = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** For a monthly invoice or its credit note: each booking’s cost centre. */
export async function findCostCentres(db: ReadDb, invoiceId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ bookingId: invoiceBookings.bookingId, costCentre: invoiceBookings.costCentre })
    .from(invoiceBookings)
    .where(eq(invoiceBookings.invoiceId, invoiceId));
  return new Map(rows.map(({ bookingId, costCentre }) => [bookingId, costCentre]));
}

export const findLines = (db: ReadDb, invoiceId: string) =>
  db.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId)).orderBy(asc(invoiceLines.position));

export const findAllocations = (db: ReadDb, invoiceId: string) =>
  db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(asc(invoicePayments.createdAt), asc(invoicePayments.id));

export const findCompany = (db: ReadDb): Promise<CompanyDetails> => readCompany(db);
