import { paidOfEach } from "#domain/invoice/month-billing.ts";
import type { Context } from "#platform/context.ts";
import { findShares, updateShare } from "./month-share-store.ts";
import type { InvoiceRow } from "./store.ts";

/**
 * Distributes a monthly invoice’s payments over its bookings and notifies them. The caller holds the
 * invoice’s lock.
 */
export async function payShares(ctx: Context, { id, paidCents }: Pick<InvoiceRow, "id" | "paidCents">): Promise<void> {
  const shares = await findShares(ctx.db, id);
  const paid = paidOfEach(shares, paidCents);
  const changed = shares.flatMap((share, at) => (share.paidCents === paid[at] ? [] : [{ share, to: paid[at] ?? 0 }]));
  for (const { share, to } of changed) await updateShare(ctx.db, share, { paidCents: to });
  if (changed.length > 0) await ctx.emit({ type: "invoice.month_paid", invoiceId: id });
}
