import type { Context } from "#platform/context.ts";
import { findReissuedIds } from "../../server/money-views.ts";
import { shareInvoiceMoney } from "../../server/share-money.ts";

/**
 * Counts what was paid on an invoice of no booking, and on those in whose place it was issued, where it is asked for: on
 * the last of them. The caller holds the lock of its billing.
 */
export const shareReissued = async (ctx: Context, invoiceId: string): Promise<void> =>
  shareInvoiceMoney(ctx, await findReissuedIds(ctx.db, invoiceId));
