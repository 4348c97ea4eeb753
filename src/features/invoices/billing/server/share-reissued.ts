import { findReissued } from "#db/reissued-invoices.ts";
import type { Context } from "#platform/context.ts";
import { shareInvoiceMoney } from "./share-money.ts";

/**
 * Counts what was paid on an invoice of no booking, and on those in whose place it was issued, where it is asked for: on
 * the last of them. The caller holds the lock of its billing.
 */
export async function shareReissued(ctx: Context, invoiceId: string): Promise<void> {
  const row = await findReissued(ctx.db, invoiceId);
  await shareInvoiceMoney(
    ctx,
    row.map(({ id }) => id),
  );
}
