import { voucherRules } from "#domain/payment/voucher.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetOrders } from "./store.ts";

/** By the clock: deletes vouchers that were never paid for, with buyer and recipient. */
export const forgetUnpaidVouchers = (ctx: Context): Promise<void> =>
  forgetOrders(ctx.db, addHours(ctx.now, -24 * voucherRules.unpaidDays));
