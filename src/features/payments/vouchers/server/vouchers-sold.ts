import { isRefundableByRule, voucherState } from "#domain/payment/voucher.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ListedVoucher, vouchersContract } from "../contract.ts";
import { findSold, sumOutstanding, sumsOf } from "./views.ts";

const most = 100;

/** Lists vouchers that were sold, and what is outstanding on all of them. */
export async function vouchersSold(ctx: Context, { view, search }: ParsedOf<typeof vouchersContract.vouchersSold>) {
  const today = localDateOf(ctx.now);
  const rows = await findSold(ctx.db, { view, search, today }, most + 1);
  const { outstandingCents, outstandingCount, expiredCents } = await sumOutstanding(ctx.db, today);
  return accept({
    vouchers: rows.slice(0, most).map((row): ListedVoucher => {
      const { voucher, bookings, usedCents, refundedCents } = row;
      const sums = sumsOf({ voucher, usedCents, refundedCents });
      return {
        id: voucher.id,
        number: voucher.number,
        state: voucherState(sums, today),
        sold_at: (voucher.soldAt ?? voucher.createdAt).toISOString(),
        expires_on: voucher.expiresOn ?? "",
        amount_cents: voucher.amountCents,
        used_cents: usedCents,
        refunded_cents: refundedCents,
        left_cents: Math.max(0, voucher.amountCents - usedCents - refundedCents),
        buyer_name: voucher.buyerName,
        buyer_email: voucher.buyerEmail,
        recipient_name: voucher.recipientName,
        recipient_email: voucher.recipientEmail,
        bookings: [...bookings],
        is_refundable_by_rule: isRefundableByRule(sums, ctx.now),
      };
    }),
    has_more: rows.length > most,
    outstanding_cents: outstandingCents,
    outstanding_count: outstandingCount,
    expired_cents: expiredCents,
  });
}
