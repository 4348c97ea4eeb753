import type { EventOf } from "#domain/events.ts";
import { voucherExpiry } from "#domain/payment/voucher.ts";
import type { Context } from "#platform/context.ts";
import { lockVoucher, updateVoucher } from "../../server/voucher-store.ts";

/** Once paid, it is valid for three years. */
export async function sellVoucher(ctx: Context, { voucherId }: EventOf<"voucher.paid">): Promise<void> {
  const voucher = await lockVoucher(ctx.db, voucherId);
  if (voucher?.soldAt === null)
    await updateVoucher(ctx.db, voucherId, { soldAt: ctx.now, expiresOn: voucherExpiry(ctx.now) });
}
