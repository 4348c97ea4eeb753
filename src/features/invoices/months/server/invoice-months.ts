import { mayLock } from "#domain/invoice/month-locks.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findLocks, findMonths } from "./views.ts";

/** The books by month. */
export async function invoiceMonths(ctx: Context) {
  const today = localDateOf(ctx.now);
  const locks = new Map((await findLocks(ctx.db)).map((lock) => [lock.month, lock]));
  const months = await findMonths(ctx.db);
  return accept({
    months: months.map((one) => ({
      month: one.month,
      invoices: one.invoices,
      credit_notes: one.creditNotes,
      invoiced_cents: one.invoicedCents,
      credited_cents: one.creditedCents,
      vat_cents: one.vatCents,
      locked_at: locks.get(one.month)?.lockedAt.toISOString() ?? null,
      locked_by: locks.get(one.month)?.lockedBy ?? null,
      can_lock: !locks.has(one.month) && mayLock(one.month, today),
    })),
  });
}
