import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invoiceDetails } from "#db/schema/invoices.ts";

type NewDetails = typeof invoiceDetails.$inferInsert;

/** Keeps to whom invoices are made out, in the place of what was kept before. */
export async function saveDetails(db: Database, details: NewDetails): Promise<void> {
  const target = details.bookingId ? invoiceDetails.bookingId : invoiceDetails.email;
  const { name, address, vatNumber, updatedBy, updatedAt } = details;
  await db
    .insert(invoiceDetails)
    .values(details)
    .onConflictDoUpdate({ target, set: { name, address, vatNumber, updatedBy, updatedAt } });
}

/** Takes a person out: what they gave for themselves, and for the bookings they made. */
export async function forgetDetails(
  db: Database,
  { email, bookings }: { email: string | null; bookings: readonly string[] },
): Promise<void> {
  if (email !== null) await db.delete(invoiceDetails).where(eq(invoiceDetails.email, email.toLowerCase()));
  if (bookings.length > 0) await db.delete(invoiceDetails).where(inArray(invoiceDetails.bookingId, [...bookings]));
}
