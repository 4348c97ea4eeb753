import { voucherRules } from "#domain/payment/voucher.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetOrders } from "./store.ts";

/** By the clock: a voucher that was ordered and never paid for. Who ordered it and who it was for is no longer needed. */
export const forgetUnpaidVouchers = (ctx: Context): Promise<void> =>
  forgetOrders(ctx.db, addHours(ctx.now, -24 * voucherRules.unpaidDays));
