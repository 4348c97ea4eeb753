import { voucherExpiryAfterRefund } from "#domain/payment/voucher.ts";
import type { Context } from "#platform/context.ts";
import { lockVoucher, updateVoucher } from "./voucher-store.ts";

/** Refunds to the voucher that paid; a voucher close to expiry gets more time. */
export async function returnToVoucher(ctx: Context, voucherId: string): Promise<void> {
  const voucher = await lockVoucher(ctx.db, voucherId);
  if (!voucher?.expiresOn) return;
  const expiresOn = voucherExpiryAfterRefund(voucher.expiresOn, ctx.now);
  if (expiresOn !== voucher.expiresOn) await updateVoucher(ctx.db, voucherId, { expiresOn });
}
