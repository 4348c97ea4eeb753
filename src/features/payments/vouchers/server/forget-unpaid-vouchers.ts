import { voucherRules } from "#domain/payment/voucher.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetOrders } from "./store.ts";

/** Runs on a schedule: deletes orders that were never paid, with buyer and recipient. */
export const forgetUnpaidVouchers = (ctx: Context): Promise<void> =>
  forgetOrders(ctx.db, addHours(ctx.now, -24 * voucherRules.unpaidDays));
