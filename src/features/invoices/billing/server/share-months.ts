import type { Context } from "#platform/context.ts";
import { findMonthIds } from "../../monthly/server/views.ts";
import { lockMonthBilling } from "../../server/month-share-store.ts";
import { shareInvoiceMoney } from "../../server/share-money.ts";

/**
 * Counts everything that a company paid for its months on its monthly invoices, once. What one of them no longer asks for,
 * because it was credited after it was paid, pays the next.
 */
export async function shareMonths(ctx: Context, organisationId: string): Promise<void> {
  await lockMonthBilling(ctx.db, organisationId);
  await shareInvoiceMoney(ctx, await findMonthIds(ctx.db, organisationId));
}
