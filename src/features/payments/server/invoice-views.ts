import { eq } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { openCents as invoiceOpen } from "#db/invoice-balance.ts";
import { issuedInOneRow } from "#db/money/reissued-invoices.ts";
import { invoices } from "#db/schema/invoices.ts";
import { subquery } from "#db/subquery.ts";
import { receivedStates } from "#domain/payment/payment-lifecycle.ts";

/** An invoice’s open amount, less money received but not yet counted on it. */
export async function findOpenInvoice(db: ReadDb, number: string) {
  const uncounted = subquery<number>`coalesce((select sum(paid.amount_cents) from payments paid
    where paid.invoice_id in ${issuedInOneRow} and paid.booking_id is null and paid.state in ${[...receivedStates]}
      and not exists (select 1 from invoice_payments counted where counted.payment_id = paid.id)), 0)::int`;
  const [row] = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      state: invoices.state,
      bookingId: invoices.bookingId,
      openCents: invoiceOpen,
      uncounted,
    })
    .from(invoices)
    .where(eq(invoices.number, number));
  return row && { ...row, openCents: row.openCents - row.uncounted };
}
