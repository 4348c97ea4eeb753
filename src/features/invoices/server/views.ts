import { eq, getTableColumns } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";

/** Invoices as our team lists them, each with the reference of its booking. */
export const selectListed = (db: ReadDb) =>
  db
    .select({ ...getTableColumns(invoices), bookingReference: bookings.reference })
    .from(invoices)
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId));
export type ListedInvoiceRow = Awaited<ReturnType<typeof selectListed>>[number];

export async function findListedInvoice(db: ReadDb, id: string): Promise<ListedInvoiceRow | undefined> {
  const [row] = await selectListed(db).where(eq(invoices.id, id));
  return row;
}
