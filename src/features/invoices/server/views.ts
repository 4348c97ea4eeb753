import { eq, getTableColumns } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";

/** Invoices for our team’s list, with their booking’s reference. */
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
