import { and, asc, eq, inArray, isNull, notInArray, or } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { invoices } from "#db/schema/invoices.ts";

/** A new price’s effect on the booking’s invoice; null if nothing was billed or the price stays. */
export async function findReplaced(
  db: ReadDb,
  booking: { readonly id: string; readonly totalCents: number | null },
  totalCents: number | null,
) {
  if (totalCents === null || totalCents === booking.totalCents) return null;
  const standing = await findStandingInvoice(db, booking.id);
  return standing ? { number: standing.number, new_total_cents: totalCents } : null;
}

/** The issued invoice for a booking's price, if it wasn’t credited. */
export async function findStandingInvoice(db: ReadDb, bookingId: string) {
  const [row] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(
      and(
        eq(invoices.bookingId, bookingId),
        inArray(invoices.kind, ["invoice", "abridged", "tax_invoice"]),
        notInArray(invoices.state, ["draft", "credited", "written_off"]),
        // Extra invoices by our team are left alone.
        or(eq(invoices.isSupplement, false), isNull(invoices.createdBy)),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
    .limit(1);
  return row;
}
