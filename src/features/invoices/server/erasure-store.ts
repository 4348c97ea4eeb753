import { eq, inArray } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { invoiceDetails, invoiceMoves, invoicePayments, invoices } from "#db/schema/invoices.ts";

export async function anonymiseBuyer(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const all = [...ids];
  await db
    .update(invoices)
    .set({ buyerName: "Erased", buyerEmail: "erased@erased.invalid", buyer: { name: "Erased" } })
    .where(inArray(invoices.id, all));
  await db.update(invoiceMoves).set({ reason: null }).where(inArray(invoiceMoves.invoiceId, all));
  await db.update(invoicePayments).set({ note: "" }).where(inArray(invoicePayments.invoiceId, all));
}

/** Removes a person’s billing details, their own and those of their bookings. */
export async function forgetDetails(
  db: Database,
  { email, bookings }: { email: string | null; bookings: readonly string[] },
): Promise<void> {
  if (email !== null) await db.delete(invoiceDetails).where(eq(invoiceDetails.email, email.toLowerCase()));
  if (bookings.length > 0) await db.delete(invoiceDetails).where(inArray(invoiceDetails.bookingId, [...bookings]));
}
