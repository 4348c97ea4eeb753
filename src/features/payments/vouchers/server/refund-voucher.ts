import { refundRefusal } from "#domain/account/refund-limit.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { isRefundableByRule } from "#domain/payment/voucher.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { movePayment } from "../../server/move-payment.ts";
import { sumTogether } from "../../server/refund-views.ts";
import { lockPayment } from "../../server/store.ts";
import { lockVoucher } from "../../server/voucher-store.ts";
import type { vouchersContract } from "../contract.ts";
import { findSaleAttempts, findVoucher, sumsOf } from "./views.ts";
import { refundOf } from "./weigh-refund.ts";

type Refund = typeof vouchersContract.refundVoucher;

/**
 * Records a voucher’s refund to its buyer, in full or in part. Unused and within the refund period they are
 * entitled to it; otherwise our team decides. A large one, even in parts, needs a super-user.
 */
export async function refundVoucher(
  ctx: Context,
  { id, amount_cents, reason }: ParsedOf<Refund>,
): Promise<Result<OutputOf<Refund>, RefusalOf<Refund>>> {
  const voucher = await lockVoucher(ctx.db, id);
  const result = voucher?.soldAt ? await findVoucher(ctx.db, id) : undefined;
  const sale = (await findSaleAttempts(ctx.db, id)).find(({ state }) => isReceived(state));
  if (!result || !sale) return refuse("not_found");
  const left = Math.max(0, result.voucher.amountCents - result.usedCents - result.refundedCents);
  if (amount_cents > left) return refuse("more_than_left", { left_cents: left });
  const isByRule = isRefundableByRule(sumsOf(result), ctx.now);
  const refusal = refundRefusal({
    ...refundOf(ctx, await sumTogether(ctx.db, { kind: "voucher", id }, ctx.now)),
    amountCents: amount_cents,
  });
  if (refusal) return refuse(refusal);
  const payment = await lockPayment(ctx.db, sale.id);
  const refundedCents = (payment?.refundedCents ?? 0) + amount_cents;
  const to = refundedCents >= sale.amountCents ? "refunded" : "partially_refunded";
  const moved = await movePayment(ctx, { id: sale.id, to, reason, changes: { refundedCents } });
  if (!moved.ok) return refuse("not_found");
  await recordAudit(ctx, {
    action: "voucher.refunded",
    subject: { kind: "voucher", id },
    reason,
    details: { number: result.voucher.number, amount_cents, by_rule: isByRule },
  });
  return accept({ left_cents: left - amount_cents });
}
