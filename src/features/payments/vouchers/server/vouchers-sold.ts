import { refundAtMost } from "#domain/account/refund-limit.ts";
import { isRefundableByRule, voucherState } from "#domain/payment/voucher.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { sumTogetherOf } from "../../server/refund-views.ts";
import { type ListedVoucher, listedVoucher, type vouchersContract } from "../contract.ts";
import { findSold, sumOutstanding, sumsOf } from "./views.ts";
import { refundOf } from "./weigh-refund.ts";

const most = 100;

/** Sold vouchers, and the outstanding total. */
export async function vouchersSold(ctx: Context, { view, search }: ParsedOf<typeof vouchersContract.vouchersSold>) {
  const today = localDateOf(ctx.now);
  const rows = await findSold(ctx.db, { view, search, today }, most + 1);
  const { outstandingCents, outstandingCount, expiredCents } = await sumOutstanding(ctx.db, today);
  const listed = rows.slice(0, most);
  const ids = listed.map(({ voucher }) => voucher.id);
  const together = await sumTogetherOf(ctx.db, "voucher", ids, ctx.now);
  return accept({
    vouchers: listed.map((row): ListedVoucher => {
      const { voucher, bookings, usedCents, refundedCents } = row;
      const sums = sumsOf({ voucher, usedCents, refundedCents });
      const left = Math.max(0, voucher.amountCents - usedCents - refundedCents);
      return toWire(listedVoucher, voucher, {
        state: voucherState(sums, today),
        sold_at: (voucher.soldAt ?? voucher.createdAt).toISOString(),
        expires_on: voucher.expiresOn ?? "",
        used_cents: usedCents,
        refunded_cents: refundedCents,
        left_cents: left,
        refund_at_most_cents: refundAtMost(refundOf(ctx, together.get(voucher.id) ?? 0), left),
        bookings: [...bookings],
        bought_at: voucher.createdAt.toISOString(),
        is_refundable_by_rule: isRefundableByRule(sums, ctx.now),
      });
    }),
    has_more: rows.length > most,
    outstanding_cents: outstandingCents,
    outstanding_count: outstandingCount,
    expired_cents: expiredCents,
  });
}
