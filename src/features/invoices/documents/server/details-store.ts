import type { Database } from "#db/connect.ts";
import { invoiceDetails } from "#db/schema/invoices.ts";

type NewDetails = typeof invoiceDetails.$inferInsert;

/** Saves the buyer’s invoice details, replacing the earlier ones. */
export async function saveDetails(db: Database, details: NewDetails): Promise<void> {
  const target = details.bookingId ? invoiceDetails.bookingId : invoiceDetails.email;
  const { name, address, vatNumber, updatedBy, updatedAt } = details;
  await db
    .insert(invoiceDetails)
    .values(details)
    .onConflictDoUpdate({ target, set: { name, address, vatNumber, updatedBy, updatedAt } });
}
