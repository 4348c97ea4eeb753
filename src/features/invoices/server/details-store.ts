import { eq, sql } from "drizzle-orm";
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
export async function forgetDetails(db: Database, email: string): Promise<void> {
  await db.delete(invoiceDetails).where(eq(invoiceDetails.email, email.toLowerCase()));
  // Written out: whose booking it is stands in a table of another feature, which is only read here.
  await db.execute(
    sql`delete from invoice_details where booking_id in (select id from bookings where lower(email) = lower(${email}))`,
  );
}
